import { FILES_FOLDER } from '../../lib/search-files';
import { SITE } from '../../lib/site';

export interface HeaderRule {
  /** Path with the base path. `*` matches any text and can only be at the end. */
  path: string;
  headers: Record<string, string>;
  /** Headers that this rule replaces instead of adding to them. */
  replaces?: readonly string[];
}

export const POLICY_HEADER = 'Content-Security-Policy';
const FRAME = 'run/frame.html';

/** For files whose names change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * For all other files. No rule contains it, because it's the default of Netlify, Cloudflare, and
 * Vercel, and some hosts join the values if two rules match.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Disabled features of browsers. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
];

/** The group is the part of the name that's the same in each build. */
const HASHED = new RegExp(
  `^((?:(?:fonts|run|${FILES_FOLDER})/)?[\\w-]+[.-])[0-9a-f]{8,20}\\.(?:js|css|woff2|bin|json)$`,
);

/**
 * Returns the headers of all URLs. No two rules set the same header for a path, except for the one
 * that the frame replaces, and `*` is only at the end, because hosts disagree about it in the middle of a path.
 * Rules don't contain hashes, so files of earlier builds don't add any: Cloudflare accepts 100 rules.
 *
 * @param files Paths of the files in `public/`.
 * @param framePolicy The policy of the frame that runs examples, if there is one.
 */
export function headerRules(
  files: readonly string[],
  policy: string,
  framePolicy: string | undefined,
): HeaderRule[] {
  const common: HeaderRule = {
    // A host only serves the base path, and some hosts don't match "/docs" with "/docs/*".
    path: '/*',
    headers: {
      [POLICY_HEADER]: policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  };
  const immutable = files.flatMap((file) => {
    const name = HASHED.exec(file)?.[1];
    return name === undefined ? [] : [`${name}*`];
  });
  // Gatsby names the folders of images after their content.
  const paths = [...new Set(['static/*', ...immutable])].sort();
  const frame = framePolicy && {
    path: `${SITE.prefix}/${FRAME}`,
    // The frame's URL ends with a version.
    headers: {
      'Cache-Control': IMMUTABLE,
      [POLICY_HEADER]: `${framePolicy}; frame-ancestors 'self'`,
    },
    replaces: [POLICY_HEADER],
  };
  return [
    common,
    ...paths.map((path) => ({
      path: `${SITE.prefix}/${path}`,
      headers: { 'Cache-Control': IMMUTABLE },
    })),
    ...(frame ? [frame] : []),
  ];
}
