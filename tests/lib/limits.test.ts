import {
  COPY_FEEDBACK_MS,
  FOOTER_YEAR,
  IMAGE_QUALITY,
  IMAGE_WIDTHS,
  SMALL_IMAGE_WIDTHS,
} from '../../src/lib/limits';

test.each([
  ['copy feedback', COPY_FEEDBACK_MS, 3000],
  ['image widths', IMAGE_WIDTHS, [640, 750, 828, 1080, 1200, 1920, 2048, 3840]],
  ['small image widths', SMALL_IMAGE_WIDTHS, [16, 32, 48, 64, 96, 128, 256, 384]],
  ['image quality', IMAGE_QUALITY, 75],
  ['footer year', FOOTER_YEAR, 2022],
])('%s is as specified', (_, constant, specified) => {
  expect(constant).toEqual(specified);
});
