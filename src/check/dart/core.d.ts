// The part of Dart's core libraries that samples use, written in TypeScript: this takes the place of
// TypeScript's own library, so that `'a'.length` is Dart's. `undefined` stands for Dart's `null`.

interface Object {
  toString(): string;
  readonly hashCode: number;
  readonly runtimeType: unknown;
}
interface Function {
  readonly $function: true;
}
interface CallableFunction extends Function {}
interface NewableFunction extends Function {}
interface IArguments {}
interface TemplateStringsArray {}

interface String {
  readonly length: number;
  readonly isEmpty: boolean;
  readonly isNotEmpty: boolean;
  readonly codeUnits: number[];
  contains(other: string | RegExp): boolean;
  startsWith(other: string | RegExp): boolean;
  endsWith(other: string): boolean;
  indexOf(other: string | RegExp, start?: number): number;
  padLeft(width: number, padding?: string): string;
  replaceAll(from: string | RegExp, to: string): string;
  replaceFirst(from: string | RegExp, to: string): string;
  split(pattern: string | RegExp): string[];
  substring(start: number, end?: number): string;
  toLowerCase(): string;
  toUpperCase(): string;
  trim(): string;
}
interface Boolean {
  readonly $boolean: true;
}
interface Number {
  readonly isNegative: boolean;
  abs(): number;
  ceil(): number;
  floor(): number;
  round(): number;
  toDouble(): number;
  toInt(): number;
  toStringAsFixed(digits: number): string;
}
declare const int: { parse(source: string): number; tryParse(source: string): number | undefined };
declare const double: {
  parse(source: string): number;
  tryParse(source: string): number | undefined;
};
declare const String: {
  fromEnvironment(name: string, named?: { defaultValue?: string }): string;
  fromCharCodes(codes: Iterable<number>): string;
};

interface Iterable<E, TReturn = any, TNext = any> {
  readonly first: E;
  readonly last: E;
  readonly single: E;
  readonly length: number;
  readonly isEmpty: boolean;
  readonly isNotEmpty: boolean;
  any(test: (element: E) => boolean): boolean;
  contains(element: unknown): boolean;
  every(test: (element: E) => boolean): boolean;
  firstWhere(test: (element: E) => boolean, named?: { orElse?: () => E }): E;
  forEach(action: (element: E) => void): void;
  join(separator?: string): string;
  map<T>(convert: (element: E) => T): Iterable<T>;
  reduce(combine: (value: E, element: E) => E): E;
  skip(count: number): Iterable<E>;
  take(count: number): Iterable<E>;
  toList(named?: { growable?: boolean }): E[];
  toSet(): Set<E>;
  where(test: (element: E) => boolean): Iterable<E>;
}
interface Array<T> extends Iterable<T> {
  [index: number]: T;
  add(value: T): void;
  addAll(values: Iterable<T>): void;
  clear(): void;
  insert(index: number, value: T): void;
  remove(value: unknown): boolean;
  removeAt(index: number): T;
  sort(compare?: (a: T, b: T) => number): void;
}
declare const List: {
  generate<T>(length: number, generator: (index: number) => T): T[];
  of<T>(elements: Iterable<T>): T[];
  from<T>(elements: Iterable<T>): T[];
};
interface Set<T> extends Iterable<T> {
  add(value: T): boolean;
  remove(value: unknown): boolean;
}
interface MapEntry<K, V> {
  readonly key: K;
  readonly value: V;
}
interface Map<K, V> {
  readonly $map: [K, V];
  readonly entries: Iterable<MapEntry<K, V>>;
  readonly keys: Iterable<K>;
  readonly values: Iterable<V>;
  readonly length: number;
  readonly isEmpty: boolean;
  readonly isNotEmpty: boolean;
  containsKey(key: unknown): boolean;
  forEach(action: (key: K, value: V) => void): void;
  remove(key: unknown): V | undefined;
}

interface Promise<T> {
  then<R>(
    onValue: (value: T) => R | Promise<R>,
    named?: { onError?: (error: any) => any },
  ): Promise<R>;
  catchError(onError: (error: any) => any): Promise<T>;
  timeout(limit: Duration): Promise<T>;
  whenComplete(action: () => any): Promise<T>;
}
interface PromiseLike<T> extends Promise<T> {}
declare const Promise: { readonly $promise: true };
declare const Future: {
  delayed(duration: Duration): Promise<void>;
  wait<T>(futures: Iterable<Promise<T>>): Promise<T[]>;
  value<T>(value?: T): Promise<T>;
};
interface StreamSubscription<T> {
  readonly $subscription: T;
  cancel(): Promise<void>;
  pause(): void;
  resume(): void;
}
interface Stream<T> {
  readonly first: Promise<T>;
  asyncMap<R>(convert: (event: T) => R | Promise<R>): Stream<R>;
  listen(
    onData: ((event: T) => void) | undefined,
    named?: { onError?: (error: any) => void; onDone?: () => void; cancelOnError?: boolean },
  ): StreamSubscription<T>;
  map<R>(convert: (event: T) => R): Stream<R>;
  where(test: (event: T) => boolean): Stream<T>;
}

declare class Duration {
  constructor(named?: {
    days?: number;
    hours?: number;
    minutes?: number;
    seconds?: number;
    milliseconds?: number;
  });
  readonly inSeconds: number;
  readonly inMinutes: number;
}
declare class DateTime {
  private $DateTime;
  static now(): DateTime;
  static parse(text: string): DateTime;
  static fromMillisecondsSinceEpoch(milliseconds: number, named?: { isUtc?: boolean }): DateTime;
  readonly millisecondsSinceEpoch: number;
  readonly microsecondsSinceEpoch: number;
  add(duration: Duration): DateTime;
  subtract(duration: Duration): DateTime;
  difference(other: DateTime): Duration;
  isBefore(other: DateTime): boolean;
  isAfter(other: DateTime): boolean;
  toIso8601String(): string;
  toUtc(): DateTime;
  toLocal(): DateTime;
}
declare class RegExp {
  constructor(source: string, named?: { caseSensitive?: boolean; multiLine?: boolean });
  hasMatch(text: string): boolean;
  firstMatch(text: string): RegExpMatch | undefined;
}
interface RegExpMatch {
  group(index: number): string | undefined;
}
declare class Uri {
  private $Uri;
  static parse(text: string): Uri;
  static https(host: string, path?: string, query?: Map<string, any>): Uri;
  readonly host: string;
  readonly path: string;
  readonly scheme: string;
  readonly queryParameters: Map<string, string>;
  replace(named?: {
    scheme?: string;
    host?: string;
    path?: string;
    queryParameters?: Map<string, any>;
  }): Uri;
}
declare class Exception {
  constructor(message?: any);
}
interface StackTrace {}
declare function print(value: unknown): void;

// dart:typed_data, dart:io, dart:convert and dart:math
interface Uint8List extends Array<number> {
  readonly lengthInBytes: number;
}
declare const Uint8List: { fromList(values: number[]): Uint8List };
declare class File {
  private $File;
  constructor(path: string);
  readonly path: string;
  exists(): Promise<boolean>;
  readAsBytes(): Promise<Uint8List>;
  readAsString(): Promise<string>;
  writeAsBytes(bytes: number[]): Promise<File>;
  writeAsString(text: string): Promise<File>;
}
declare const Platform: { readonly environment: Map<string, string> };
declare function exit(code: number): never;
declare const utf8: { encode(text: string): Uint8List; decode(bytes: number[]): string };
declare const base64Url: { encode(bytes: number[]): string; decode(text: string): Uint8List };
declare function jsonEncode(value: unknown): string;
declare function jsonDecode(text: string): any;
declare class Random {
  static secure(): Random;
  nextInt(max: number): number;
}
interface Encoding {}

// What the translation writes for what has no equal in TypeScript.
declare function $map<K>(...entries: [K, any][]): Map<K, any>;
declare function $set<T>(...values: T[]): Set<T>;
declare function $entry<K, V>(map: Map<K, V>): [K, V];
declare function $element<T>(values: Iterable<T>): T;
declare function $event<T>(stream: Stream<T>): T;
declare function $cascade<T>(value: T, then: ($it: T) => void): T;
declare function $is(value: unknown): boolean;
