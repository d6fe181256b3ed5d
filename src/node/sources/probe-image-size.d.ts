declare module 'probe-image-size/sync' {
  /** Reads the type and the dimensions from the header of an image. Returns null if it has none. */
  export default function probe(
    image: Buffer,
  ): { type: string; width: number; height: number } | null;
}
