import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { writeFileAtomic } from '../../src/node/base/write-file';

export type SiteName = 'This site' | 'Starlight' | 'Docusaurus';

export interface Peer {
  name: string;
  site: SiteName;
  packages: Record<string, string>;
  files: Record<string, string>;
  guides: string;
  imports: string;
  command: [string, ...string[]];
  output: string;
}

/** If you update a version, measure again. */
export const PEERS: Peer[] = [
  {
    name: 'Starlight 0.42.4',
    site: 'Starlight',
    // Astro 7 doesn't run on Node 20, which this project supports.
    packages: {
      '@astrojs/starlight': '0.42.4',
      astro: '7.3.5',
      node: '22.23.3',
      sharp: '0.34.5',
    },
    files: {
      'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({
  telemetry: false,
  integrations: [starlight({ title: 'Bench', sidebar: [{ label: 'Guides', items: [{ autogenerate: { directory: 'guides' } }] }] })],
})
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
      'tsconfig.json': '{ "extends": "astro/tsconfigs/strict" }\n',
    },
    guides: 'src/content/docs/guides',
    imports: "import { Tabs, TabItem } from '@astrojs/starlight/components'",
    command: ['npx', 'astro', 'build'],
    output: 'dist',
  },
  {
    name: 'Docusaurus 3.10.2 (faster)',
    site: 'Docusaurus',
    packages: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      '@mdx-js/react': '3.1.1',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    files: {
      'docusaurus.config.js': `module.exports = {
  title: 'Bench', url: 'https://example.com', baseUrl: '/',
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  // Without an item, the button that opens the menu isn't in the HTML, as it is on most sites.
  themeConfig: { navbar: { items: [{ to: '/', label: 'Home' }] } },
}
`,
      // Every page links to the home page, and Docusaurus doesn't build sites with broken links.
      'docs/home.mdx': '---\nslug: /\n---\n\n# Bench\n\nGuides.\n',
      'static/.gitkeep': '',
    },
    guides: 'docs/guides',
    imports: "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'",
    command: ['npx', 'docusaurus', 'build'],
    output: 'build',
  },
];

function withPeerTabs(text: string, imports: string): string {
  return text
    .replace('<Tabs', `${imports}\n\n<Tabs`)
    .replace(/<Tab label="(\w+)">/g, '<TabItem value="$1" label="$1">')
    .replaceAll('</Tab>', '</TabItem>');
}

/**
 * In a subfolder of `root`, with packages. `guides` are in this site's syntax, by file name without
 * the extension.
 */
export function createPeer(peer: Peer, root: string, guides: ReadonlyMap<string, string>): string {
  const folder = join(root, peer.site);
  const write = (path: string, text: string) => writeFileAtomic(join(folder, path), text);
  const manifest = { private: true, dependencies: peer.packages };
  write('package.json', JSON.stringify(manifest));
  for (const [path, text] of Object.entries(peer.files)) write(path, text);
  for (const [name, text] of guides) {
    write(`${peer.guides}/${name}.mdx`, withPeerTabs(text, peer.imports));
  }
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
    // "node" installs its binary with a script, which .npmrc turns off.
    env: { ...process.env, npm_config_ignore_scripts: 'false' },
  });
  return folder;
}
