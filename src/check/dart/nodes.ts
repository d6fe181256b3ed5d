import type { Node } from 'web-tree-sitter';

/** Kinds of nodes in the Dart grammar. */
export const TYPES =
  /^(type_identifier|type_arguments|nullable_type|function_type|record_type|void_type)$/;
export const SELECTORS =
  /^(selector|cascade_section|cascade_selector|argument_part|(un)?conditional_assignable_selector)$/;
export const SIGNATURE = /_signature$/;
export const DECLARATION = /^(class_definition|(mixin|extension|extension_type|enum)_declaration)$/;
export const LATER =
  /^function_body$|_signature$|^class_definition$|^(mixin|ext\w+|enum)_declaration$/;
export const BLOCK =
  /^(block|(if|for|try)_statement|(if|for)_element|switch_(statement|expression)_case)$/;
export const VARIABLE =
  /^(initialized_variable_definition|initialized_identifier|static_final_declaration|formal_parameter)$/;
export const VARIABLES = /^(static_final_declaration_list|initialized_identifier_list)$/;
/** Nodes whose value is that of the expression inside them. */
export const WRAPPER = /^(parenthesized_expression|unary_expression|argument)$/;
export const IGNORED = /^(annotation|import_or_export|library_name|part_directive|comment|label)$/;
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

/** Returns a node's children, with its punctuation. */
export function childrenOf(node: Node): Node[] {
  return node.children.filter((child) => child !== null);
}

/** True if code tests whether a variable is null, or assigns to it. */
export function isTested(code: string, name: string): boolean {
  const tests = `\\b${name}\\s*(==|!|\\?\\?=|is\\b|as\\b)|[!=]=\\s*${name}\\b|(^|[;{])\\s*${name}\\s*=`;
  return new RegExp(tests, 'm').test(code);
}
