// Loads on demand.

export const PROJECT_DIALOG_TEXT = {
  title: 'Your project in code',
  description:
    "Code then shows your project's ref and key instead of placeholders. They're only stored in this browser.",
  url: 'Project URL or ref',
  urlDescription: 'In the Dashboard, click Connect at the top of your project.',
  urlExample: 'https://abcdefghijklmnopqrst.supabase.co',
  key: 'Publishable key',
  keyDescription: 'Under Project Settings → API Keys.',
  keyExample: 'sb_publishable_…',
  save: 'Save',
  remove: 'Remove',
} as const;

export const PROJECT_ERRORS = {
  url: "This isn't the URL or ref of a project. A ref consists of 20 lowercase letters.",
  key: "This isn't a publishable key. Publishable keys start with sb_publishable_.",
  secret:
    'This key bypasses Row Level Security, so never paste it into a website. Enter the publishable key instead.',
  legacy:
    'This is a legacy key or a token. Enter the publishable key, which starts with sb_publishable_.',
} as const;
