import { useEffect, useEffectEvent, useState } from 'react';

/** Undefined until the promise resolves, and if it rejects. A new `key` loads it again. */
export function useLoaded<T>(key: string, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: T }>();
  const start = useEffectEvent(load);
  useEffect(() => {
    let isCurrent = true;
    start().then(
      (value) => isCurrent && setLoaded({ key, value }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.value : undefined;
}
