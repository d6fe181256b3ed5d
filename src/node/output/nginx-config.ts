import { SITE } from '../../lib/site';
import type { HostRules } from './host-config';
import { ACCEPTS_MARKDOWN, NAMES_HTML, WANTS_MARKDOWN } from './markdown-requests';
import { withTwins } from './redirects';
import { POLICY_HEADER, REVALIDATE } from './response-headers';

/**
 * For the `http` block. Serves the files of `public/` from `/var/www/docs`. Throws if a header
 * contains a dollar sign, because nginx can't escape it.
 */
export function nginxConfig({ headers, redirects }: HostRules): string {
  const common = headers.filter(({ path }) => path === '/*');
  const cached = headers.filter(({ path }) => path !== '/*');
  const special = headers.filter(({ replaces }) => replaces);
  const cacheRules = cached.map(
    ({ path, headers }) => `  ${pattern(path)} ${quote(headers['Cache-Control'] ?? '')};`,
  );
  const redirectRules = withTwins(redirects).map(
    ({ from, to }) => `  ${pattern(from)} ${quote(to)};`,
  );
  const addedHeaders = common
    .flatMap(({ headers }) => Object.entries(headers))
    .map(([name, value]) => {
      const text = name === POLICY_HEADER ? '$docs_policy' : quote(value);
      return `  add_header ${name} ${text} always;`;
    });
  const policies = [...common, ...special].map(({ path, headers }) => {
    const key = path === '/*' ? 'default' : pattern(path);
    return `  ${key} ${quote(headers[POLICY_HEADER] ?? '')};`;
  });
  return `# The paths of the redirects are longer than the default allows.
map_hash_bucket_size 256;
map_hash_max_size 16384;

map $uri $docs_path {
  default $uri;
  "~^(?<docs_without_slash>/.+)/$" $docs_without_slash;
}

map $docs_path $docs_redirect {
  default "";
${redirectRules.join('\n')}
}

map $uri $docs_policy {
${policies.join('\n')}
}

map $uri $docs_cache_control {
  default ${quote(REVALIDATE)};
${cacheRules.join('\n')}
}

# The first pattern that matches decides.
map $http_accept $docs_wants_markdown {
  default "";
  "~*${WANTS_MARKDOWN}" 1;
  "~*${NAMES_HTML}" "";
  "~*${ACCEPTS_MARKDOWN}" 1;
}

map $docs_path $docs_page_twin {
  default $docs_path.md;
  "${SITE.prefix}" "${SITE.prefix}/index.md";
}

# An error must not be cached, even if its URL has the name of a file that's cached for good.
map $status $docs_error_cache_control {
  default "";
  "~^[45]" ${quote(REVALIDATE)};
}

server {
  listen 80;
  root /var/www;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  # The build compresses the files. Browsers get the .gz files.
  gzip_static on;
  gzip_vary on;
  error_page 404 ${SITE.prefix}/404.html;

${addedHeaders.join('\n')}
  # Without "always", nginx only adds this header to successful responses and redirects.
  add_header Cache-Control $docs_cache_control;
  add_header Cache-Control $docs_error_cache_control always;
  add_header Vary $docs_vary;

  if ($docs_redirect) {
    return 301 $docs_redirect$is_args$args;
  }

  # Pages have Markdown next to their folder. Without a page, $docs_twin is empty, and there's no file.
  set $docs_twin "";
  set $docs_vary "";
  if (-f $document_root$docs_path/index.html) {
    set $docs_twin $docs_page_twin;
  }
  if (-f $document_root$docs_twin) {
    set $docs_vary Accept;
  }
  # A block can only have one condition.
  set $docs_choice $docs_vary$docs_wants_markdown;
  if ($docs_choice = Accept1) {
    rewrite ^ $docs_twin last;
  }

  location = / {
    return 302 ${SITE.prefix};
  }

  location / {
    try_files $uri $uri/index.html =404;
  }

  # Not all versions of nginx know the type of Markdown.
  location ~ \\.md$ {
    types { }
    default_type text/markdown;
    charset_types text/markdown;
    try_files $uri =404;
  }

  location = ${SITE.prefix}/404.html {
    internal;
  }
}
`;
}

/** A key of an nginx map. Maps ignore the case of paths, except for regular expressions. */
function pattern(path: string): string {
  if (!path.endsWith('*')) return quote(path);
  const start = path.slice(0, -1).replace(/[.+?^()[\]{}|]/g, '\\$&');
  return quote(`~^${start}`);
}

function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx can't send "${text}": remove the dollar sign`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
