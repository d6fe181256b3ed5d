const RING = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z';
const IONIC = 'M18 5.5A9 9 0 1 0 20.5 9M20 5.5v.01';
const dot = (x: number, y: number) => `M${x} ${y - 1.2}a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z`;

/**
 * Icons of other products that we drew ourselves, as path data on a 24 by 24 grid, by the name that cards use
 * in `icon`. The build adds them to the pages that use them, so they aren't in a bundle.
 */
export const GLYPHS = {
  google: 'M18.5 7.5a8 8 0 1 0 1.5 5h-8',
  facebook: 'M16.5 4H15a4 4 0 0 0-4 4v12.5M7.5 12h8',
  apple:
    'M12 8.5c-2-1.5-7-1.5-7 4.5 0 4 3 8 5 8 1 0 1-.5 2-.5s1 .5 2 .5c2 0 3.5-2.5 4.5-4.5-3-1.5-3-5.5 0-7-1.5-2-4.5-2-6.5-1Zm0-2c0-2 1-3.5 3-4',
  azure: 'M10 4h4.5L20 20h-9l5-2-5.5-6.5M10 4 4 18h4l5.5-12',
  twitter: 'M9 4v11a4 4 0 0 0 4 4h3.5M5.5 9H16',
  github:
    'M8.5 20.5V16c-3-.7-5-2.7-5-6 0-1.5.5-2.7 1.5-3.7-.3-1-.2-2 .2-2.8 1.3 0 2.5.6 3.3 1.3a12 12 0 0 1 7 0c.8-.7 2-1.3 3.3-1.3.4.8.5 1.8.2 2.8 1 1 1.5 2.2 1.5 3.7 0 3.3-2 5.3-5 6v4.5M8.5 18.5c-2.5.5-3-1.5-4.5-2',
  figma:
    'M12 3H9.5a3 3 0 0 0 0 6H12V3Zm0 0h2.5a3 3 0 0 1 0 6H12M12 9H9.5a3 3 0 0 0 0 6H12V9Zm0 6H9.5a3 3 0 1 0 2.5 3v-3Zm2.5-6a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  gitlab: 'm12 21-9-7L6 4l3 6h6l3-6 3 10-9 7Z',
  bitbucket: 'M3 5h18l-2.5 14.5h-13L3 5Zm6.5 5 1 5h3l1-5h-5Z',
  discord:
    'M8.5 6C6.5 6 4.5 7 4.5 7c-2 4-2.5 8-2 10.5 2 1.5 4 2 4 2L8 17m7.5-11c2 0 4 1 4 1 2 4 2.5 8 2 10.5-2 1.5-4 2-4 2L16 17M6.5 16.5c3.5 1.5 7.5 1.5 11 0M8.5 6c2.3-.6 4.7-.6 7 0M9 11.5v1m6-1v1',
  kakao:
    'M12 4c-5 0-9 3-9 7 0 2.5 1.6 4.6 4 5.9L6 20.5l4-2.7c.6.1 1.3.2 2 .2 5 0 9-3 9-7s-4-7-9-7Z',
  keycloak:
    'M8 4h8l4.5 8L16 20H8l-4.5-8L8 4Zm2.5 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM13 12h4v2',
  linkedin: 'M5 10v9.5M5 5v.5M10 19.5V10m0 4.5c0-5.5 9-5.5 9 0v5',
  notion: 'M4 5.5 16 4l4 3v13H7.5L4 17V5.5ZM9 16.5v-7l7 7.5V9.5',
  slack: 'M9.5 4 8 20m8-16-1.5 16M4.5 9H20M4 15h15.5',
  spotify: `${RING}M7 9.5c3.5-1 7.5-.5 10.5 1M7.5 12.8c3-.8 6-.4 8.5 1M8 16c2.5-.6 4.5-.3 6.5.8`,
  twitch: 'M5 4h15v10l-4 4h-4l-3 3v-3H5V4Zm6.5 4v4.5M16 8v4.5',
  workos: 'm3 12 4.5-7.5h9L21 12l-4.5 7.5h-9L3 12Zm5.5 0 1.8-3h3.4l1.8 3-1.8 3h-3.4l-1.8-3Z',
  zoom: 'M3 7h10a3 3 0 0 1 3 3v7H6a3 3 0 0 1-3-3V7Zm13 4.5 5-3v7l-5-3',
  twilio: `${RING}${dot(9.25, 9.25)}${dot(14.75, 9.25)}${dot(9.25, 14.75)}${dot(14.75, 14.75)}`,
  vonage: 'M3.5 5h4.5l4 9 4-9h4.5L14 19h-4L3.5 5Z',
  messagebird: 'M4 5h16v11h-9l-5 4v-4H4V5Zm4 4h8m-8 3h5',
  nextjs: `${RING}M9 16V8l8 10.3M15 8v5`,
  react: `${dot(12, 12)}M2.5 12c0-2 4.3-3.7 9.5-3.7s9.5 1.7 9.5 3.7-4.3 3.7-9.5 3.7S2.5 14 2.5 12ZM7.25 3.77A9.5 3.7 60 0 1 16.75 20.23 9.5 3.7 60 0 1 7.25 3.77ZM16.75 3.77A9.5 3.7 120 0 1 7.25 20.23 9.5 3.7 120 0 1 16.75 3.77Z`,
  'vue-3': 'M2.5 5H7l5 8.5L17 5h4.5L12 20.5 2.5 5ZM9.5 5 12 9.3 14.5 5',
  'nuxt-3': 'M2.5 18.5 9 7l6.5 11.5h-13Zm10-5.5L15.5 8l6 10.5h-6',
  angular: 'M12 3 4 6l1.3 11L12 21l6.7-4L20 6l-8-3ZM8.5 16 12 8l3.5 8m-5.8-2.8h4.6',
  redwoodjs: 'm12 3-5 6h2.5L5 15h5.5v5.5h3V15H19l-4.5-6H17l-5-6Z',
  solidjs:
    'M5.5 7.5c4-4 10-3.5 15-.5L18 11c-4.5-3-8.5-3.5-13-1.5M4 16.5c4.5 4 10 3 14-1l2-4c-5-3.5-11-3-14.5.5L4 16.5Z',
  svelte:
    'M18 8.5C16.5 4.5 12.5 4 9.5 6l-3 2C3.5 10.5 5 14 7.5 15M6 15.5c1.5 4 5.5 4.5 8.5 2.5l3-2c3-2.5 1.5-6-1-7M10 11l4-2.5m-4 7 4-2.5',
  sveltekit: 'M4 4h16v16H4V4Zm11 5.5c-1-2.5-6-2-6 .5 0 3 6 1.5 6 4.5 0 2.5-5 2.8-6 .3',
  flutter: 'M13.5 3 5 11.5l3 3L19.5 3h-6Zm0 8L8 16.5l5.5 4.5h6L15 16.5l4.5-5.5h-6Z',
  expo: 'M4 19c2-3 5-10 6.5-13 .7-1.3 2.3-1.3 3 0C15 9 18 16 20 19c-2 1-3.5 0-4.5-2L12 11l-3.5 6c-1 2-2.5 3-4.5 2Z',
  'ionic-react': `${IONIC}M7.5 12c0-2.5 9-2.5 9 0s-9 2.5-9 0ZM12 7.5c2.5 0 2.5 9 0 9s-2.5-9 0-9Z`,
  'ionic-vue': `${IONIC}M8 9l4 7 4-7`,
  'ionic-angular': `${IONIC}M8.5 15.5 12 8l3.5 7.5m-5.8-2.5h4.6`,
} as const satisfies Record<string, string>;

/** Returns the path data of a product icon, or undefined if no icon has that name. */
export function glyph(name: unknown): string | undefined {
  return typeof name === 'string' && Object.hasOwn(GLYPHS, name)
    ? GLYPHS[name as keyof typeof GLYPHS]
    : undefined;
}
