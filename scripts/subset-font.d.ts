/** The package has no types. */
declare module 'subset-font' {
  /** Returns a font with only some of the characters. Limits its axes to the given ranges. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
