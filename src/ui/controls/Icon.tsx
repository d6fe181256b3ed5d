/** On a 24 by 24 grid. */
const PATHS: Record<string, string> = {
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5',
  'getting-started': 'M5 19V5l14 7-14 7Z',
  database: 'M5 6c0-4 14-4 14 0v12c0 4-14 4-14 0V6Zm0 0c0 4 14 4 14 0M5 12c0 4 14 4 14 0',
  auth: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3Zm-3 9 2 2 4-4',
  functions: 'M13 3 5 14h6l-1 7 8-11h-6l1-7Z',
  realtime: 'M4 12h3l3-8 4 16 3-8h3',
  storage: 'M4 5h16v5H4V5Zm0 9h16v5H4v-5Zm3-6.5h2M7 16.5h2',
  platform: 'm12 3 9 5-9 5-9-5 9-5Zm-9 9 9 5 9-5M3 16l9 5 9-5',
  resources: 'M5 4h10l4 4v12H5V4Zm9 0v5h5M8 13h8M8 16h6',
  integrations: 'M4 4h7v7H4V4Zm9 9h7v7h-7v-7Zm0-9h7v7h-7V4ZM4 13h7v7H4v-7Z',
  reference: 'M5 4h6c1 0 1 1 1 1v15s0-1-1-1H5V4Zm14 0h-6c-1 0-1 1-1 1v15s0-1 1-1h6V4Z',
  javascript:
    'M4 4h16v16H4V4Zm7 7v5c0 2-3 2-3.5.5M17 12.5c-.5-1.5-3.5-1.5-3.5.5s4 1.5 4 3.5-3.5 2-4 .2',
  dart: 'M4 13 13 4h5l2 2v12l-2 2h-6l-8-7Zm0 0h12l4 4M16 13V5',
  python:
    'M8 8V5c0-2 8-2 8 0v5c0 2-2 2-4 2s-4 0-4 2v5c0 2 8 2 8 0v-3M8 8h4M8 8H6c-2 0-2 7 0 7h2M16 9h2c2 0 2 7 0 7h-6',
  cli: 'M3 5h18v14H3V5Zm4 4 3 3-3 3M12 15h5',
  api: 'M8 6c-3 0-1 6-4 6 3 0 1 6 4 6M16 6c3 0 1 6 4 6-3 0-1 6-4 6M10 12h.01M14 12h.01',
  more: 'M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2Zm7 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2Zm7 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  filter: 'M4 6h16M7 12h10M10 18h4',
  close: 'm6 6 12 12M18 6 6 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8 8 0 1 0 10 10Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  minus: 'M6 12h12',
  play: 'M7 5v14l12-7L7 5Z',
  plus: 'M12 6v12M6 12h12',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.5 10.5L20 20',
  eye: 'M2.5 12C6 6 18 6 21.5 12 18 18 6 18 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  chevron: 'm9 6 6 6-6 6',
  note: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.5v.01',
  tip: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-4 10.5c1 1 1 1.5 1 2.5h6c0-1 0-1.5 1-2.5A6 6 0 0 0 12 3Z',
  caution: 'M12 4 2.5 20h19L12 4Zm0 6v5m0 2.5v.01',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5Zm4 5v5m0 3v.01',
};

export const ICON_NAMES = Object.keys(PATHS);

interface IconProps {
  name: string;
  size?: number;
  path?: string | undefined;
}

/** Hidden from screen readers. Unknown names render an empty icon. */
export function Icon({ name, size = 20, path }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="line" aria-hidden="true">
      <path d={path ?? PATHS[name] ?? ''} />
    </svg>
  );
}
