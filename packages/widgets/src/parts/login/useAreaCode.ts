import { useEffect, useState } from 'react';
import { usePawlet, useSession } from '../../runtime/index.ts';
import { getAreaCode } from './getAreaCode.ts';
import { homeAreaCode } from './useChecks.ts';

/** The dialling prefix of the number being entered; initially that of the shopper's country. */
export function useAreaCode(): readonly [areaCode: string, choose: (areaCode: string) => void] {
  const { api } = usePawlet();
  const country = useSession(({ country: code }) => code);
  const known = getAreaCode(country);
  const [chosen, setChosen] = useState<string>();
  const [found, setFound] = useState<{ readonly country: string; readonly areaCode: string }>();
  useEffect(() => {
    if (known !== undefined) return undefined;
    let isOver = false;
    api.login.phonePrefixes({ background: true }).then(
      (prefixes) => {
        const prefix = prefixes.find(({ country: code }) => code === country);
        if (!isOver && prefix !== undefined) setFound(prefix);
        return undefined;
      },
      // The shopper then selects it manually.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [api, country, known]);
  const own = known ?? (found?.country === country ? found.areaCode : homeAreaCode);
  return [chosen ?? own, setChosen];
}
