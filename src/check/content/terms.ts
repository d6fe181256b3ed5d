/** See CONTRIBUTING, "How we write". */
export interface Term {
  pattern: RegExp;
  /** Empty to remove the term. */
  right: string;
}

const SUBJECT = '(?:to|can|must|may|should|you|they|users|who|please|and)';
/** Also in link text without backticks: `supabase init`. */
const COMMANDS =
  'init|start|stop|status|link|unlink|login|logout|db|migration|functions|gen|projects|secrets|storage|test|orgs|branches|inspect|config|services|seed|snippets|sso|domains|bootstrap';

/** For prose only. */
export const TERMS: Term[] = [
  {
    pattern:
      /\b(?:PostgreSQL|Postgresql|postgresql|(?<!role )postgres(?! (?:role|user|database))|Postgre|PostGres)\b/g,
    right: 'Postgres',
  },
  { pattern: /\b(?:Javascript|javascript|JAVASCRIPT|Java Script)\b/g, right: 'JavaScript' },
  { pattern: /\b(?:Typescript|typescript|TYPESCRIPT|Type Script)\b/g, right: 'TypeScript' },
  { pattern: /\b(?:Github|github|Git Hub)\b(?!\.)/g, right: 'GitHub' },
  { pattern: /\b(?:Gitlab|gitlab)\b(?!\.)/g, right: 'GitLab' },
  {
    pattern: new RegExp(
      `(?<![\\w@/.-])(?:supabase(?!\\s(?:${COMMANDS})\\b)|SupaBase|Supa Base|SUPABASE)\\b(?![-./_])`,
      'g',
    ),
    right: 'Supabase',
  },
  { pattern: /\b(?:NodeJS|Nodejs|nodejs|node\.js|Node\.JS|NodeJs)\b/g, right: 'Node.js' },
  { pattern: /\b(?:NextJS|Nextjs|nextjs|next\.js|NextJs)\b/g, right: 'Next.js' },
  { pattern: /\b(?:ReactJS|React\.js|Reactjs)\b/g, right: 'React' },
  { pattern: /\b(?:VueJS|Vuejs|vue\.js)\b/g, right: 'Vue' },
  { pattern: /\b(?:Graphql|graphql|GraphQl|Graph QL)\b/g, right: 'GraphQL' },
  { pattern: /\b(?:Websockets?|websockets?|Web Sockets?)\b/g, right: 'WebSocket' },
  { pattern: /\b(?:Oauth|oauth|OAUTH)\b/g, right: 'OAuth' },
  { pattern: /\b(?:MacOS|Mac OS X?|OS X|OSX|macos)\b/g, right: 'macOS' },
  { pattern: /\b(?:VSCode|VScode|VS code|Vscode)\b/g, right: 'VS Code' },
  { pattern: /\b(?:Json|json)\b(?!\.)/g, right: 'JSON' },
  { pattern: /\b(?:Jwts?|jwts?)\b/g, right: 'JWT' },
  { pattern: /\b(?:Urls?|urls?)\b/g, right: 'URL' },
  { pattern: /\b(?:Sql|sql)\b/g, right: 'SQL' },
  { pattern: /\b(?:Npm|NPM)\b/g, right: 'npm' },
  { pattern: /\b(?:api keys?|Api keys?|API-keys?|apikeys?)\b/g, right: 'API key' },
  {
    pattern: /\b(?:Row-Level Security|[Rr]ow-level security|Row level Security)\b/g,
    right: 'Row Level Security (RLS)',
  },
  { pattern: /\bedge-functions?\b/g, right: 'Edge Functions' },
  { pattern: /\b(?:Primary Keys?|primary-keys?)\b/g, right: 'primary key' },
  { pattern: /\b[Ss]ign(?:in|ins)\b/g, right: 'sign in (verb) or sign-in (noun)' },
  { pattern: /\b[Ss]ign(?:up|ups)\b/g, right: 'sign up (verb) or sign-up (noun)' },
  { pattern: /\b[Ss]ign(?:out|outs)\b/g, right: 'sign out (verb) or sign-out (noun)' },
  {
    pattern: new RegExp(`\\b${SUBJECT} sign-(?:in|up|out)\\b(?!-)`, 'g'),
    right: 'sign in, sign up, or sign out: the verb has no hyphen',
  },
  {
    pattern: /\b(?:a|an|the|each|every|its|their|your) sign (?:in|up|out)\b/gi,
    right: 'sign-in, sign-up, or sign-out: the noun has a hyphen',
  },
  {
    pattern: /\b(?:simply|simple to|easy|easily|please|obviously)\b/gi,
    right: '',
  },
  { pattern: /\bjust\b(?!-in-time)/gi, right: '' },
  { pattern: /!(?=\s|$)/g, right: 'a period' },
  {
    pattern: /(?![#*\d©®™])\p{Emoji_Presentation}|\p{Extended_Pictographic}(?<![©®™↔↕↩↪])/gu,
    right: 'words instead of emoji',
  },
];
