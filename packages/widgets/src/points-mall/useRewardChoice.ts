import type { RewardDetail } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useState } from 'react';
import { useIsLoggedIn, useRequireLogin, useText, useToast } from '../runtime/index.ts';
import { pointsMallMessages } from './pointsMallMessages.ts';
import type { PointsView } from './pointsViews.ts';
import { getAffordability, maxQuantity, type Affordability } from './rewardRules.ts';
import { usePointsBalance } from '../parts/usePointsBalance.ts';

/** The selection for a reward before it is exchanged. */
export interface RewardChoice {
  readonly quantity: number;
  readonly most: number;
  readonly setQuantity: (quantity: number) => void;
  readonly model: string | undefined;
  readonly setModel: (model: string) => void;
  /** Incremented each time the model is missing. */
  readonly modelMissed: number;
  readonly affordability: Affordability;
  /** Reports what is missing, prompts a visitor to log in, then opens the confirmation. */
  readonly confirm: () => void;
}

/** State of selecting model and quantity of a reward. */
export function useRewardChoice(reward: RewardDetail, onOpen: (view: PointsView) => void): RewardChoice {
  const text = useText(pointsMallMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const isSignedIn = useIsLoggedIn();
  const requireLogin = useRequireLogin();
  const balance = usePointsBalance();
  const [wanted, setWanted] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const [modelMissed, setModelMissed] = useState(0);
  const most = maxQuantity(reward);
  const quantity = Math.min(wanted, most);
  // Names of models depend on the language.
  const model = reward.models.find((name) => name === chosen);
  const affordability = getAffordability(reward, balance.data, quantity);

  const confirm = async (): Promise<void> => {
    if (affordability === 'out-of-stock') {
      showToast(shopText('stock.none'));
      return;
    }
    if (reward.models.length > 0 && model === undefined) {
      showToast(text('pointsMall.chooseModel'));
      setModelMissed((count) => count + 1);
      return;
    }
    if (affordability === 'short') {
      showToast(shopText('points.notEnough'));
      void balance.reload();
      return;
    }
    if (!isSignedIn && !(await requireLogin())) return;
    onOpen({ name: 'confirm', rewardId: reward.id, quantity, model });
  };
  return {
    quantity,
    most,
    setQuantity: setWanted,
    model,
    setModel: setChosen,
    modelMissed,
    affordability,
    confirm: () => void confirm(),
  };
}
