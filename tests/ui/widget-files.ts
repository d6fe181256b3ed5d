import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const FOLDER = 'src/ui';

/** Relative to the project. */
export function widgetFiles(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(FOLDER, name));
}

export function widgetOf(file: string): string {
  return basename(file, '.tsx');
}

/**
 * In the order of the destructured parameter or the props interface. Without inherited ones that the
 * component passes on with `...rest`.
 */
export function propsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const name = widgetOf(file);
  const found: string[] = [];
  source.forEachChild((node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === `${name}Props`) {
      for (const member of node.members) if (member.name) found.push(member.name.getText(source));
    }
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) {
      const type = node.parameters[0]?.type;
      if (type && ts.isTypeLiteralNode(type))
        for (const member of type.members) if (member.name) found.push(member.name.getText(source));
    }
  });
  return found;
}
