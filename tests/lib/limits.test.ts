import * as limits from '../../src/lib/limits';

const AGREED: Record<keyof typeof limits, unknown> = {
  HITS_PER_PAGE: 20,
  SNIPPET_WORDS: 10,
  SNIPPET_WORDS_NARROW: 5,
  NARROW_WIDTH: 768,
  HITS_PER_GROUP: 5,
  RECENT_SEARCHES: 7,
  RECENT_SEARCHES_WITH_FAVORITES: 4,
  FAVORITE_SEARCHES: 10,
  QUERY_LENGTH: 64,
  STALLED_MS: 300,
  SUGGESTED_QUERIES: 3,
  SEARCH_TIMEOUTS: { connect: 1, read: 2, write: 30 },
  SEARCH_HOST_REST_MS: 120_000,
  IMAGE_WIDTHS: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
  SMALL_IMAGE_WIDTHS: [16, 32, 48, 64, 96, 128, 256, 384],
  IMAGE_QUALITY: 75,
  LAZY_IMAGE_MARGIN: 200,
  COPY_FEEDBACK_MS: 3000,
  LONG_PRESS_MS: 700,
  SUBMENU_HOVER_MS: 100,
  POINTER_GRACE_MS: 300,
  TYPE_AHEAD_MS: 1000,
  RESIZE_DEBOUNCE_MS: 100,
  DROPDOWN_SIDE_OFFSET: 6,
  DROPDOWN_ARROW_OFFSET: 10,
  MASK_GROUPS: 4,
  MASK_GROUP_LENGTH: 4,
  TEXTAREA_ROWS: 4,
  TEXTAREA_COLUMNS: 100,
  FOOTER_YEAR: 2022,
};

// Readers can notice these numbers, so nobody should change one by accident.
test.each(Object.entries(limits))('%s has the agreed value', (name, value) => {
  expect(value).toEqual(AGREED[name as keyof typeof limits]);
});

test('every number has an agreed value', () => {
  expect(Object.keys(limits).sort()).toEqual(Object.keys(AGREED).sort());
});
