declare module 'probe-image-size/sync' {
  /** Reads an image's header. Returns null if it has none. */
  export default function probe(
    image: Buffer,
  ): { type: string; width: number; height: number } | null;
}
