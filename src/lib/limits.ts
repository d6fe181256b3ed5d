/** How long a copy button says how it went (specification, section 9), in milliseconds. */
export const COPY_FEEDBACK_MS = 3000;

/** Image widths, in CSS pixels (specification, section 9). */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths of small images (specification, section 9). */
export const SMALL_IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Image quality, 0 to 100 (specification, section 9). */
export const IMAGE_QUALITY = 75;

/** Year shown in the footer (specification, section 2). */
export const FOOTER_YEAR = 2022;
