import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const FOLDER = 'src/ui';

/** Returns the component files of `src/ui`, relative to the project. */
export function widgetFiles(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(FOLDER, name));
}

/** Returns the name of the component that a file is named after. */
export function widgetOf(file: string): string {
  return basename(file, '.tsx');
}

/**
 * Returns the names of a component's own properties, in the order of its destructured parameter or
 * of its props interface. Inherited ones that the component passes on with `...rest` aren't included.
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
