import type { Term } from './terms';

/**
 * Wordings that read like a translation (CONTRIBUTING, "How we write"). A lookaround excludes
 * phrases in which a word is right, such as "other people".
 */
export const VOICE: Term[] = [
  {
    pattern: /\bst(?:ands?|ood|anding) (?:in|on|behind|for|before|at|above|below|under)\b/gi,
    right: 'is, is in, comes after, or means',
  },
  {
    pattern:
      /\bof (?:yours|(?:its|their|your|one’s|one's) own)(?=[\s]*(?:[.,;:)|]|$|\b(?:and|or|that|in|on|with|for|to)\b))/gim,
    right: '"your …", or "own" before the noun',
  },
  { pattern: /\b(?:whoever|somebody|the person)\b/gi, right: 'you, your users, or anyone' },
  {
    pattern: /(?<!\b(?:other|for|pay|many|two|to) )\bpeople\b/gi,
    right: 'you, your users, or members',
  },
  { pattern: /\b(?:cur(?:e[sd]?|ing)|mend(?:s|ed|ing)?)\b/gi, right: 'fix' },
  {
    pattern:
      /\bmails?\b(?! (?:server|scanner|service|client|provider|app|program|catcher|transfer)s?\b)/gi,
    right: 'email or emails',
  },
  { pattern: /\bshall\b/gi, right: 'must or should' },
  { pattern: /\bbelongs? into\b/gi, right: 'belongs in or goes in' },
  { pattern: /\banew\b/gi, right: 'again' },
  { pattern: /\b(?:is|are) told in\b/gi, right: 'is explained in, or "see …"' },
  {
    pattern: /(?<!\b(?:all|several|lines|ranges|services|routes)[\w ]* )\bat once\b/gi,
    right: 'immediately or at the same time',
  },
  { pattern: /\bthat (?:is|are) none\b|\bone that is not\b/gi, right: 'a sentence without it' },
  { pattern: /\b(?:hear|hears|learn|learns) of\b/gi, right: 'receive or get notified about' },
  { pattern: /\bin reserve\b/gi, right: 'spare' },
  { pattern: /(?<!\bget )\bin the way\b/gi, right: '"blocked by …" or "prevents …"' },
  { pattern: /\bthe (?:former|latter)\b/gi, right: 'the name of what you mean' },
  { pattern: /\b(?:and|or) the like\b|\band so on\b/gi, right: 'a few examples, or leave it out' },
  { pattern: /\bedge [Ff]unctions?\b|\bEdge functions?\b/g, right: 'Edge Functions' },
  {
    pattern: /\b(?:row level security|Row level security)\b/g,
    right: 'Row Level Security (RLS), or RLS',
  },
  { pattern: /\bfaults?\b/gi, right: 'error or problem' },
  // Right before a name, because code and links end a run of prose.
  {
    pattern:
      /(?<!\bname )\b(?:the|an?|its|this|each) (?:(?:environment|operator|query|request|response) )?(?:bucket|channel|claim|class|column|cookie|endpoint|event|extension|field|flag|folder|format|function|header|hook|index|method|operator|option|package|parameter|permission|plugin|policy|prefix|publication|role|schema|scope|setting|table|topic|trigger|type|variable|view) $/gim,
    right: 'the name first, as in "the `anon` role"',
  },
  {
    pattern: /\bskip(?:s|ping)? (?:(?:all|the|your|its) ){0,2}polic(?:y|ies)\b/gi,
    right: 'bypass',
  },
];
