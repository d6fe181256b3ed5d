import type * as config from './src/node/entry/config';
import { loadEntry } from './src/node/entry/load';

export default loadEntry<typeof config>('src/node/entry/config.ts').gatsbyConfig;
