import { isObject, readJson } from '../runner/json';

interface SecretKind {
  name: string;
  pattern: RegExp;
  /** False for a match that isn't a secret. `text` is the entire file. */
  isReal?: (match: RegExpMatchArray, text: string) => boolean;
}

/** A powerful role, or any token that isn't a public demo token. */
function isLiveToken(token: string): boolean {
  const [, payload = ''] = token.split('.');
  const claims = readJson(Buffer.from(payload, 'base64url').toString('utf8'));
  if (!isObject(claims)) return false;
  const { role, iss, sub } = claims;
  if (role === 'service_role' || role === 'supabase_admin') return true;
  // Of all local Supabase projects, and the example on jwt.io.
  return iss !== 'supabase-demo' && sub !== '1234567890';
}

const PLACEHOLDER =
  /…|\.\.\.|[<>[\]{}]|\$\(|your[-_ ]?|[-_]here$|example|placeholder|redacted|change[-_]?me|dummy|x{4,}|(.)\1{7,}/i;

/** `your-…`, `<…>`, or repeated characters. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value) || new Set(value).size <= 3;
}

const WEAK =
  /^(postgres|password|passwd|pass|secret|supabase|admin|root|user|test|pwd|s3cret)\d{0,4}$/i;

function isRealPassword(value: string): boolean {
  let password = value;
  try {
    password = decodeURIComponent(value);
  } catch {
    // Not encoded.
  }
  if (/^\$[A-Z_]+$|^%[A-Z_]*%?$|^%s$/.test(password)) return false;
  if (password.length < 6 || isPlaceholder(password) || WEAK.test(password)) return false;
  if (/^[a-z]+([-_ ][a-z]+)*$/i.test(password))
    return password.length >= 16 && !/[-_ ]/.test(password);
  return !/^(my|the|db|database|new|strong)[-_]?pass/i.test(password);
}

function isRandom(value: string): boolean {
  const counts = new Map<string, number>();
  for (const char of value) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values())
    bits -= (count / value.length) * Math.log2(count / value.length);
  return (
    bits > 3.5 &&
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    !/^[a-z]+([-_.][a-z0-9]+)+$/.test(value)
  );
}

/** And not dots, after the header. */
function hasKeyMaterial(match: RegExpMatchArray, text: string): boolean {
  const body = text.slice(match.index! + match[0].length, match.index! + match[0].length + 300);
  return /[A-Za-z0-9+/]{40}/.test(body.replace(/\\n|\\r|\s/g, '').split('-----END')[0] ?? '');
}

/** As their issuers document them. */
export const SECRETS: SecretKind[] = [
  {
    name: 'JSON web token',
    pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{10,}/g,
    isReal: ([token]) => isLiveToken(token),
  },
  { name: 'Supabase secret key', pattern: /\bsb_secret_[\w-]{10,}/g },
  { name: 'Supabase access token', pattern: /\bsbp_(?:v\d+_|oauth_)?[a-f0-9]{20,}/g },
  { name: 'Stripe key', pattern: /\b[sr]k_live_[A-Za-z0-9]{10,}/g },
  { name: 'webhook secret', pattern: /\bwhsec_[A-Za-z0-9+/=]{24,}/g },
  {
    name: 'OpenAI or Anthropic key',
    pattern: /\bsk-(?:proj-|ant-)?[A-Za-z0-9][\w-]{20,}/g,
    isReal: ([key]) => isRandom(key),
  },
  {
    name: 'private key',
    pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g,
    isReal: hasKeyMaterial,
  },
  { name: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  {
    name: 'AWS secret key',
    pattern: /aws_?secret_?(?:access_?)?key\w*["']?\s*[:=]\s*["']?([A-Za-z0-9/+]{40})\b/gi,
  },
  { name: 'GitHub token', pattern: /\bgh[pousr]_[A-Za-z0-9]{30,}|\bgithub_pat_\w{22,}/g },
  { name: 'GitLab token', pattern: /\bglpat-[\w-]{20,}/g },
  {
    name: 'Slack token',
    pattern: /\bxox[abeoprs]-[\w-]{10,}|hooks\.slack\.com\/services\/T\w+\/B\w+\/\w{16,}/g,
  },
  { name: 'Google key', pattern: /\bAIza[\w-]{35}|\bGOCSPX-[\w-]{20,}/g },
  { name: 'SendGrid key', pattern: /\bSG\.[\w-]{20,}\.[\w-]{30,}/g },
  { name: 'Resend key', pattern: /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}/g },
  { name: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { name: 'Twilio key', pattern: /\bSK[0-9a-f]{32}\b/g },
  { name: 'Hugging Face token', pattern: /\bhf_[A-Za-z0-9]{30,}/g },
  { name: 'DigitalOcean token', pattern: /\bdo[opr]_v1_[a-f0-9]{40,}/g },
  {
    name: 'password in a URL',
    pattern:
      /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|rediss?|amqps?|https?):\/\/[^\s:/@"'`]*:([^\s@/"'`\\]+)@[\w.[-]/g,
    isReal: (match) => isRealPassword(match[1] ?? ''),
  },
  {
    name: 'value of a secret variable',
    pattern:
      /\b\w*(?:SERVICE_ROLE_KEY|JWT_SECRET|SECRET_KEY|CLIENT_SECRET|PRIVATE_KEY|ACCESS_TOKEN|AUTH_TOKEN|DB_PASSWORD|POSTGRES_PASSWORD)["']?\s*[:=]\s*["']?([A-Za-z0-9+/_=-]{20,})/g,
    isReal: (match) => isRandom(match[1] ?? ''),
  },
  {
    // Of unlisted services. Tokens and publishable keys have their own rules.
    name: 'value of a key',
    pattern:
      /key\w{0,8}["']?\s*[:=]\s*["']?(?!eyJ|sb_publishable_|sha\d+-)([A-Za-z0-9+/_-]{40,})/gi,
    isReal: (match) => isRandom(match[1] ?? ''),
  },
];
