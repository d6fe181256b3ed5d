// Load on demand.

export const JWT_FORM_TEXT = {
  label: 'JWT generator',
  secret: 'JWT secret',
  secretDescription: "Your secret stays in the browser. It's never sent or stored.",
  generate: 'Generate a secret',
  role: 'Role',
  anon: 'For clients. RLS policies apply.',
  serviceRole: 'For servers only. Bypasses RLS.',
  payload: 'Payload',
  payloadDescription: 'iat and exp are Unix timestamps in seconds.',
  token: 'Token',
  noToken: 'Enter a secret first',
} as const;

export const JWT_ERRORS = {
  shortSecret: (minimum: number, length: number) =>
    `HS256 requires at least ${minimum} bytes. This secret has ${length}.`,
  notAnObject: 'The payload must be a JSON object.',
  invalidJson: (reason: string) => `The payload isn't valid JSON: ${reason}`,
} as const;

export const INPUT_TEXT = { reveal: 'Reveal' } as const;

export const NUMBER_INPUT_TEXT = {
  decrease: (label: string) => `Decrease ${label}`,
  increase: (label: string) => `Increase ${label}`,
} as const;

export const SELECT_TEXT = { placeholder: 'Select an option' } as const;

export const TEXTAREA_TEXT = {
  count: (length: number, maximum: number) => `${length} of ${maximum} characters`,
} as const;

export const ALERT_TEXT = { close: 'Close alert' } as const;

export const DIALOG_TEXT = { close: 'Close', cancel: 'Cancel', confirm: 'Confirm' } as const;

export const POPOVER_TEXT = { close: 'Close' } as const;
