import type { ComponentType } from 'react';
import type { ReplacedComponent, WriterComponent } from '../lib/components';
import { Admonition } from './Admonition';
import { Card, Cards } from './Cards';
import { CodeBlock } from './CodeBlock';
import { Endpoint } from './Endpoint';
import { FilterableTable } from './FilterableTable';
import { Fold } from './Fold';
import { H2, H3, H4, H5, H6 } from './Heading';
import { Image } from './Image';
import { JwtGenerator } from './JwtGenerator';
import { Link } from './Link';
import { Parameter, Parameters, Variants } from './Parameters';
import { Response } from './Response';
import { SecretInput } from './SecretInput';
import { Step, Steps } from './Steps';
import { HeaderCell, Table } from './Table';
import { Tab, Tabs } from './Tabs';

// Properties come from the content pipeline, which has checked them against the same names.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Drawn = ComponentType<any>;

const WRITTEN: Record<Exclude<WriterComponent, ReplacedComponent>, Drawn> = {
  Admonition,
  Card,
  Cards,
  FilterableTable,
  JwtGenerator,
  SecretInput,
  Step,
  Steps,
  Tab,
  Tabs,
};

/** What draws each name of a content tree; names that are not here are HTML elements. */
export const COMPONENTS: Record<string, Drawn> = {
  ...WRITTEN,
  a: Link,
  h2: H2,
  h3: H3,
  h4: H4,
  h5: H5,
  h6: H6,
  img: Image,
  table: Table,
  th: HeaderCell,
  CodeBlock,
  Endpoint,
  Fold,
  Parameter,
  Parameters,
  Response,
  Variants,
};
