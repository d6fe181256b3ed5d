import type { ComponentType } from 'react';
import type { PageComponent } from '../lib/components';
import { Admonition } from './Admonition';
import { Card, Cards } from './Cards';
import { Check, Checklist } from './Checklist';
import { CodeBlock } from './CodeBlock';
import { Column, Columns } from './Columns';
import { Playground } from './code/Playground';
import { Endpoint } from './Endpoint';
import { ErrorLookup } from './ErrorLookup';
import { FilterableTable } from './FilterableTable';
import { Fold } from './Fold';
import { H2, H3, H4, H5, H6 } from './Heading';
import { Image } from './Image';
import { JwtGenerator } from './JwtGenerator';
import { InlineCode } from './InlineCode';
import { Link } from './Link';
import { CallError, Parameter, Parameters, Variants } from './Parameters';
import { Response } from './Response';
import { SecretInput } from './SecretInput';
import { Step, Steps } from './Steps';
import { HeaderCell, Table } from './Table';
import { Tab, Tabs } from './Tabs';
import { Widget } from './Widget';

// The content pipeline has already validated the properties of each component.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyComponent = ComponentType<any>;

const PAGE: Record<PageComponent, AnyComponent> = {
  Admonition,
  CallError,
  Card,
  Cards,
  Check,
  Checklist,
  CodeBlock,
  Column,
  Columns,
  Endpoint,
  ErrorLookup,
  FilterableTable,
  Fold,
  JwtGenerator,
  Parameter,
  Parameters,
  Playground,
  Response,
  SecretInput,
  Step,
  Steps,
  Tab,
  Tabs,
  Variants,
  Widget,
};

/** Any other name in a content tree is an HTML element. */
export const COMPONENTS: Record<string, AnyComponent> = {
  ...PAGE,
  a: Link,
  code: InlineCode,
  h2: H2,
  h3: H3,
  h4: H4,
  h5: H5,
  h6: H6,
  img: Image,
  table: Table,
  th: HeaderCell,
};
