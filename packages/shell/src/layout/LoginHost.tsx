import { usePawletEvent } from '@pawlet/widgets';
import { useNavigation } from '../mall.ts';
import { loginPath } from '../navigation/loginReturn.ts';

/** Opens the log-in page where something needs a shopper. */
export function LoginHost() {
  const navigation = useNavigation();
  usePawletEvent('pawlet:login-required', () => void navigation.navigateTo(loginPath));
  return null;
}
