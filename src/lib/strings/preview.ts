// Not part of the built site.

export const PREVIEW_TEXT = {
  title: (count: number) =>
    count === 1 ? '1 error in the content' : `${count} errors in the content`,
  label: 'Errors in the content',
  fix: 'Fix:',
  hide: 'Hide errors',
} as const;
