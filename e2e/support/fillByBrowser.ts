import { expect, type Locator, type Page } from '@playwright/test';

/** An address, its pieces under the names that Chromium has for them, such as `NAME_FIRST`. */
export type SavedAddress = Readonly<Record<string, string>>;

const patienceMs = 15_000;

/**
 * Has Chromium fill in the form around a field as it does when the shopper takes its suggestion of a saved address: one
 * interaction. False where this Chromium fills in nothing.
 */
export async function fillByBrowser(page: Page, field: Locator, address: SavedAddress): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await field.evaluate((input) => input.setAttribute('data-filled-from', ''));
  const { root } = await session.send('DOM.getDocument', {});
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-filled-from]',
  });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }));
  const trigger = { fieldId: node.backendNodeId, address: { fields } };
  const end = Date.now() + patienceMs;
  // A form that has just been drawn is not known to the browser at once.
  for (;;) {
    try {
      await session.send('Autofill.enable');
      await session.send('Autofill.trigger', trigger);
      break;
    } catch (error) {
      if (Date.now() > end) {
        console.log(`Chromium fills in no form: ${String(error)}`);
        return false;
      }
      await page.waitForTimeout(500);
    }
  }
  await expect(field).not.toHaveValue('');
  return true;
}
