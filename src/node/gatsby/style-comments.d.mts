export default function withoutStyleComments(source: string): string;
