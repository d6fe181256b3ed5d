import { createHash } from 'node:crypto';
import type { Code, Nodes, Parents } from 'mdast';
import { fenceCode } from '../markdown/fence-code';
import { readFrontMatter } from '../markdown/front-matter';
import type { Partials } from '../markdown/partials';
import { parseMarkdown } from '../markdown/parse';

export type AppAction =
  | { kind: 'run'; command: string }
  | { kind: 'sql'; text: string }
  | { kind: 'write'; path: string; text: string; adds: boolean };

/** Everything that a quickstart or tutorial tells readers to do, in page order. */
export interface AppSteps {
  actions: AppAction[];
  start: string;
  /** The URL at which the page says to open the app, or undefined if the server prints it. */
  url: string | undefined;
  /** The link of the email template that the page shows. */
  emailLink: string | undefined;
}

const START = /^(?:npm run dev|npm start|npx expo start\b.*|ionic serve|yarn cedar dev)$/;
/** Excluded commands and files: those for phones, and those in the `supabase` folder. */
const PHONE_COMMAND = /\bionic (?:build|capacitor)\b|\bexpo run:|\bexpo-dev-client\b/;
const PHONE_FILE = /^(?:android|ios|supabase)\/|\.xml$/;
/** A local stack shows its emails on port 54324. */
const LOCAL_URL = /^http:\/\/localhost:(?!543)\d[^…*]*$/;

/** Reads the commands, files, and SQL inside a page's `Step` components, including shared parts. */
export function readAppSteps(file: string, text: string, parts: Partials): AppSteps {
  const steps: AppSteps = { actions: [], start: '', url: undefined, emailLink: undefined };
  const urls: { url: string; isAfterStart: boolean }[] = [];
  const visit = (node: Nodes, inStep: boolean, before: string): void => {
    if (node.type === 'inlineCode' && inStep) {
      if (START.test(node.value)) setStart(node.value);
      if (LOCAL_URL.test(node.value)) urls.push({ url: node.value, isAfterStart: !!steps.start });
    }
    if (node.type === 'code') {
      const { code } = fenceCode(node, parts);
      if (code.includes('{{ .TokenHash }}')) {
        steps.emailLink ??= /href="([^"]+)"/.exec(code)?.[1];
      }
      if (inStep) readCode(node, before);
    }
    if (!('children' in node)) return;
    const name = 'name' in node ? node.name : undefined;
    // Tabs are alternatives. The first one matches the scaffold command.
    const tab = name === 'Tabs' ? node.children.find((child) => 'name' in child) : undefined;
    visitChildren((tab ?? node) as Parents, inStep || name === 'Step');
  };
  const visitChildren = (node: Parents, inStep: boolean, outer = '') => {
    let before = outer;
    for (const child of node.children) {
      if (child.type === 'mdxJsxFlowElement' && child.name === 'Part') {
        const [part = ''] = child.attributes.map(({ value }) => String(value));
        const root = parseMarkdown(parts.get(part) ?? '');
        if (root) visitChildren(root, inStep, before);
      } else visit(child as Nodes, inStep, before);
      // A file's path can be in the paragraph before a part, so the part's own text is ignored.
      if (child.type === 'paragraph') before = paragraphText(child);
    }
  };
  const setStart = (command: string) => {
    steps.start = command;
    for (const item of urls) item.isAfterStart = false;
  };
  const readCode = (node: Code, before: string) => {
    const { lang } = node;
    const { code: value, meta } = fenceCode(node, parts);
    const { title } = meta;
    if (lang === 'bash') {
      for (const [, command] of value.matchAll(/^\$ (.+)$/gm)) {
        if (START.test(command!)) setStart(command!);
        else if (!PHONE_COMMAND.test(command!)) {
          steps.actions.push({ kind: 'run', command: command! });
        }
      }
    } else if (lang === 'sql') steps.actions.push({ kind: 'sql', text: value });
    else if (title && !PHONE_FILE.test(title)) {
      const path = title.includes('/') ? title : (pathIn(before, title) ?? title);
      steps.actions.push({ kind: 'write', path, text: value, adds: ADDS.test(before) });
    }
  };
  const root = parseMarkdown(readFrontMatter(file, text).body);
  if (root) visitChildren(root, false);
  const found = urls.find(({ isAfterStart }) => isAfterStart) ?? urls[0];
  return { ...steps, url: found?.url };
}

/** Phrases that tell readers to add to a file instead of replacing it. */
const ADDS = /\bat the end of\b|\badd (?:this|these)\b[^.]*\bto\b/i;

/** Keeps the backticks of code. */
function paragraphText(node: Parents): string {
  const texts = node.children.map((child): string => {
    if (child.type === 'inlineCode') return `\`${child.value}\``;
    if ('children' in child) return paragraphText(child);
    return 'value' in child ? String(child.value) : '';
  });
  return texts.join('');
}

/** Returns the last path in a paragraph that has the same extension as a file name. */
function pathIn(paragraph: string, name: string): string | undefined {
  const extension = name.slice(name.lastIndexOf('.'));
  const paths = [...paragraph.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path!);
  // The paragraph can also mention the file that imports this one.
  return paths.filter((path) => path.endsWith(extension)).at(-1);
}

export function stepsKey(steps: AppSteps): string {
  return createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 12);
}
