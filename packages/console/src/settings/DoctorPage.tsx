import { Alert, AlertTitle, Typography } from '@mui/material';
import { doctorCalls } from '@pawlet/operator';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { useCall } from '../parts/useCall.ts';
import { useText, useWord } from '../texts/useText.ts';

const severities = { wrong: 'error', missing: 'error', risky: 'warning', ok: 'success' } as const;

/** What is wrong, missing or risky in the set-up of the shop, with the solution. */
export function DoctorPage() {
  const text = useText();
  const word = useWord();
  const report = useCall(doctorCalls.readFindings);
  return (
    <ConsolePage title={text('resource.doctor')} isNarrow>
      <Loaded query={report}>
        {({ isFit, findings }) => (
          <>
            <Typography>{text(isFit ? 'doctor.fit' : 'doctor.unfit')}</Typography>
            {findings.map(({ level, area, detail }) => (
              <Alert key={detail} severity={severities[level]} sx={{ overflowWrap: 'anywhere' }}>
                <AlertTitle component="h2">
                  {text('doctor.finding', {
                    level: text(`doctor.${level}`),
                    area: word(`doctor.area.${area}`, area),
                  })}
                </AlertTitle>
                {detail}
              </Alert>
            ))}
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}
