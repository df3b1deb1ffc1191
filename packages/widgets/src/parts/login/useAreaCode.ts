import { useEffect, useState } from 'react';
import { usePawlet, useSession } from '../../runtime/index.ts';
import { homeAreaCode } from './useChecks.ts';

/** The prefix of the number being typed; it begins with that of the country that the shopper shops in. */
export function useAreaCode(): readonly [areaCode: string, choose: (areaCode: string) => void] {
  const { api } = usePawlet();
  const country = useSession(({ country: code }) => code);
  const [chosen, setChosen] = useState<string>();
  const [own, setOwn] = useState(homeAreaCode);
  useEffect(() => {
    if (country === 'CHN') {
      setOwn(homeAreaCode);
      return undefined;
    }
    let isOver = false;
    api.login.phonePrefixes({ background: true }).then(
      (prefixes) => {
        const found = prefixes.find(({ country: code }) => code === country);
        if (!isOver && found !== undefined) setOwn(found.areaCode);
        return undefined;
      },
      // The shopper chooses by hand then.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [api, country]);
  return [chosen ?? own, setChosen];
}
