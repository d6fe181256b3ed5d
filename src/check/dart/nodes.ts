import type { Node } from 'web-tree-sitter';

/** Types of nodes in the Dart grammar. */
export const KIND = {
  type: /^(type_identifier|type_arguments|nullable_type|function_type|record_type|void_type)$/,
  selector:
    /^(selector|cascade_section|cascade_selector|argument_part|(un)?conditional_assignable_selector)$/,
  signature: /_signature$/,
  declaration: /^(class_definition|(mixin|extension|extension_type|enum)_declaration)$/,
  block: /^(block|(if|for|try)_statement|(if|for)_element|switch_(statement|expression)_case)$/,
  variable:
    /^(initialized_variable_definition|initialized_identifier|static_final_declaration|formal_parameter)$/,
  variables: /^(static_final_declaration_list|initialized_identifier_list)$/,
  /** They have the value of the expression inside them. */
  wrapper: /^(parenthesized_expression|unary_expression|argument)$/,
  ignored: /^(annotation|import_or_export|library_name|part_directive|comment|label)$/,
};

/** By node type. */
export const LITERALS: Record<string, string> = {
  string_literal: 'String',
  decimal_integer_literal: 'int',
  decimal_floating_point_literal: 'double',
  true: 'bool',
  false: 'bool',
  null_literal: 'Null',
  list_literal: 'List',
  set_or_map_literal: 'Map',
};

/** Including punctuation. */
export function childrenOf(node: Node): Node[] {
  return node.children.filter((child) => child !== null);
}

/** True if the code tests a variable for null or its type, or assigns a value to it. */
export function isTested(code: string, name: string): boolean {
  const tests = `\\b${name}\\s*(==|!|\\?\\?=|is\\b|as\\b)|[!=]=\\s*${name}\\b|(^|[;{])\\s*${name}\\s*=`;
  return new RegExp(tests, 'm').test(code);
}
