// Expressions to begin with. The keys are those of `live:snippets`.

export const SNIPPETS = [
  ['smoothMinute', '(#Dm#+#Ds#/60)*6'],
  ['morningFade', 'clamp((#DH#*60+#Dm#-360)/60,0,1)'],
  ['lowBattery', '#BLP#<15'],
  ['dayAndNight', '$#DH#>=6 and #DH#<18?1:0.3$'],
  ['bounce', '20*abs(sin(#Ds#*0.5236))'],
] as const;
