const PATHS = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  page: 'M6 3h8l4 4v14H6V3Zm8 0v5h4M9 12h6M9 16h6',
  heading: 'M9 4 7 20M17 4l-2 16M4 9h16M3 15h16',
  text: 'M4 6h16M4 11h16M4 16h10',
  recent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4l3 2',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8L12 4Z',
  remove: 'm7 7 10 10M17 7 7 17',
  go: 'M19 6v6H6m4-4-4 4 4 4',
  offline: 'M4 4l16 16M8 18h9a4 4 0 0 0 2-7M15 6a6 6 0 0 0-4-.6M7 8a6 6 0 0 0-1 2 4 4 0 0 0-2 7',
} as const;

export type SearchIconName = keyof typeof PATHS;

/** A decorative icon in the search overlay. */
export function SearchIcon({ name, size = 20 }: { name: SearchIconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
