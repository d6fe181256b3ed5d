// The build adds these texts to the labels of code blocks without a Run button.

export const NO_RUN_TEXT = {
  because: (reason: string) => `It can't run here because ${reason}.`,
  extension: (name: string) => `the Postgres in this page doesn't have the ${name} extension`,
  statement: "the Postgres in this page doesn't support it",
  earlier: "it needs an earlier example that can't run here",
  scriptInGuide: 'only SQL can run in guides',
  sqlInReference: 'only JavaScript can run in the reference',
} as const;
