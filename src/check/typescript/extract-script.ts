import ts from 'typescript';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { Position } from '../../lib/positions';
import { parseSource, walk } from '../languages/syntax-errors';

const RULE = { rule: 'typescript/component', fix: 'fix the component' };

interface Script {
  /** With spaces instead of everything outside. */
  code: string | undefined;
  extension: 'ts' | 'tsx' | 'js' | 'jsx';
  scriptErrors: CodeDiagnostic[];
}

interface Range {
  start: number;
  end: number;
}

/** Of a component, which is compiled first. */
export async function readScript(language: string, code: string): Promise<Script> {
  if (language === 'vue') return readVue(code);
  if (language === 'svelte') return readSvelte(code);
  if (language === 'html') return readHtml(code);
  const scriptErrors = /@Component\s*\(/.test(code) ? await angularErrors(code) : [];
  return { code, extension: language as Script['extension'], scriptErrors };
}

/** With spaces, to keep positions. */
function blankOutside(code: string, ranges: Range[]): string | undefined {
  if (ranges.length === 0) return undefined;
  const inside = (index: number) => ranges.some(({ start, end }) => index >= start && index < end);
  return code.replace(/[^\n]/g, (character, index: number) => (inside(index) ? character : ' '));
}

function readHtml(code: string): Script {
  const ranges = [...code.matchAll(/(<script\b([^>]*)>)([\s\S]*?)<\/script>/g)]
    .filter(([, , attributes = '']) => isScript(attributes))
    .map(({ index, 1: tag = '', 3: text = '' }) => {
      const start = index + tag.length;
      return { start, end: start + text.length };
    });
  return { code: blankOutside(code, ranges), extension: 'js', scriptErrors: [] };
}

function isScript(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? 'module';
  return !/\bsrc=/.test(attributes) && /^(module|text\/javascript)$/.test(type);
}

async function readVue(code: string): Promise<Script> {
  const { parse, compileScript, compileTemplate } = await import('@vue/compiler-sfc');
  const { descriptor, errors: broken } = parse(code, { filename: 'example.vue', sourceMap: false });
  const blocks = [descriptor.script, descriptor.scriptSetup].filter((block) => block !== null);
  const errors: (Error | string)[] = [...broken];
  const { template } = descriptor;
  if (errors.length === 0 && template?.ast) {
    const options = { source: code, ast: template.ast, filename: 'example.vue', id: 'example' };
    errors.push(...compileTemplate(options).errors);
  }
  if (errors.length === 0 && blocks.length > 0) {
    try {
      compileScript(descriptor, { id: 'example' });
    } catch (error) {
      errors.push(error as Error);
    }
  }
  const ranges = blocks.map(({ loc }) => ({ start: loc.start.offset, end: loc.end.offset }));
  const extension = blocks.find(({ lang }) => lang)?.lang ?? 'js';
  return {
    code: blankOutside(code, ranges),
    extension: extension as Script['extension'],
    scriptErrors: errors.map((error) => {
      if (typeof error === 'string') return errorAt(undefined, error);
      const { message, loc } = error as Error & { loc?: { start: Position } };
      return errorAt(loc?.start, message.replace(/^\[@vue\/compiler-sfc\] | \(\d+:\d+\)$/gm, ''));
    }),
  };
}

async function readSvelte(code: string): Promise<Script> {
  const { compile, parse } = await import('svelte/compiler');
  let script: Script = { code: undefined, extension: 'js', scriptErrors: [] };
  try {
    const { instance, module } = parse(code, { modern: true });
    const scripts = [instance, module].filter((script) => script !== null && script !== undefined);
    const ranges = scripts.map(({ content }) => content as unknown as Range);
    const isTyped = scripts.some(({ attributes }) =>
      attributes.some(
        ({ name, value }) => name === 'lang' && JSON.stringify(value).includes('"ts"'),
      ),
    );
    script = { ...script, code: blankOutside(code, ranges), extension: isTyped ? 'ts' : 'js' };
    compile(code, { generate: false });
    return script;
  } catch (error) {
    const { message, start } = error as Error & { start?: Position };
    const place = start && { line: start.line, column: start.column + 1 };
    return { ...script, scriptErrors: [errorAt(place, message)] };
  }
}

/** The message's first line, at the code's start if there's no place. */
function errorAt(place: Position | undefined, text: string): CodeDiagnostic {
  const { line, column } = place ?? { line: 1, column: 1 };
  const [message = ''] = text.split('\n');
  return { line, column, message, ...RULE };
}

async function angularErrors(code: string): Promise<CodeDiagnostic[]> {
  const { parseTemplate } = await import('@angular/compiler');
  const scriptErrors: CodeDiagnostic[] = [];
  walk(parseSource(code), (node) => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'template' &&
      ts.isStringLiteralLike(node.initializer) &&
      ts.isDecorator(node.parent.parent.parent)
    ) {
      const start = node.initializer.getStart() + 1;
      const { errors } = parseTemplate(node.initializer.text, 'template.html', {
        preserveWhitespaces: true,
      });
      for (const { msg, span } of errors?.slice(0, 1) ?? []) {
        const [message = ''] = msg.split(' in template.html');
        scriptErrors.push({ ...positionAt(code, start + span.start.offset), message, ...RULE });
      }
    }
  });
  return scriptErrors;
}
