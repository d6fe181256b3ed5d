interface Variable {
  name: string;
  also_read_as?: string;
  aliases?: string[];
}

export type SettingsSource = Record<Service, { variables: Variable[] }>;
type Service = (typeof SERVICES)[number];

/** With documented environment variables. */
const SERVICES = ['auth', 'storage', 'realtime'] as const;

/** Sorted. Alternative names follow a `|`: `MAIN|OTHER`. */
export function generate(source: SettingsSource): Record<Service, string[]> {
  const lists = SERVICES.map((service) => [
    service,
    source[service].variables
      .map(({ name, also_read_as: other, aliases = [] }) =>
        [name, ...(other ? [other] : []), ...aliases].join('|'),
      )
      .sort(),
  ]);
  return Object.fromEntries(lists) as Record<Service, string[]>;
}
