import { AVAILABILITY_TEXT } from './strings/frame';

/** Without places, the feature is available everywhere. */
export interface Availability {
  places: readonly string[];
  stage?: string | null | undefined;
}

/** `Only in hosted projects · In beta`. */
export function availabilityText({ places, stage }: Availability): string {
  const names = Object.entries(AVAILABILITY_TEXT.places).filter(([place]) =>
    places.includes(place),
  );
  const parts = [
    ...(names.length > 0 ? [AVAILABILITY_TEXT.only(names.map(([, name]) => name))] : []),
    ...Object.entries(AVAILABILITY_TEXT.stages).flatMap(([name, text]) =>
      name === stage ? [text] : [],
    ),
  ];
  return parts.join(' · ');
}
