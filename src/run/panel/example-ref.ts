/** `/guides/auth#3`. */
export type ExampleRef = string;

export function splitRef(ref: ExampleRef): { path: string; id: string } {
  const hash = ref.lastIndexOf('#');
  return { path: ref.slice(0, hash), id: ref.slice(hash + 1) };
}
