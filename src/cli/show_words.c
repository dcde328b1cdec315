/* show_words.c - what the line-mode client says itself, in three languages. */
#include "show.h"

static const mh_label words[SHOW_COUNT] = {
    [SHOW_PLAYERS] = {{"players", "игроков", "Spieler"}},
    [SHOW_STEPS] = {{"steps", "шагов", "Schritte"}},
    [SHOW_STRIPPED] = {{", secrets taken out", ", без тайн", ", ohne Geheimnisse"}},
    [SHOW_UNFINISHED] = {{", unfinished", ", не окончена", ", nicht zu Ende"}},
    [SHOW_AT_PLY] = {{"The table after step", "Стол после шага №", "Der Tisch nach Schritt"}},
    [SHOW_TOTAL] = {{"Total", "Всего", "Gesamt"}},
    [SHOW_RANK] = {{"Rank", "Место", "Platz"}},
    [SHOW_SINCE] = {{"Since your last turn:", "С вашего последнего хода:",
                     "Seit deinem letzten Zug:"}},
    [SHOW_HANDOVER] = {{"What follows is for this player's eyes only:",
                        "Дальше — только для глаз этого игрока:",
                        "Was jetzt kommt, ist nur für diese Person bestimmt:"}},
    [SHOW_PRESS_ENTER] = {{"Press Enter when nobody else is looking.",
                           "Нажмите Enter, когда остальные не смотрят.",
                           "Drücke die Eingabetaste, wenn niemand sonst zusieht."}},
    [SHOW_CHOOSE] = {{"Your choice", "Ваш выбор", "Deine Wahl"}},
    [SHOW_MORE] = {{"{0} more choices; type more", "ещё вариантов: {0}; наберите «ещё»",
                    "weitere Möglichkeiten: {0}; gib „mehr“ ein"}},
    [SHOW_NO_MORE] = {{"That is all.", "Это всё.", "Das ist alles."}},
    [SHOW_NOT_NOW] = {{"not now", "сейчас нельзя", "jetzt nicht"}},
    [SHOW_FORBIDDEN] = {{"The rules forbid it:", "Правила это запрещают:",
                         "Die Regeln verbieten das:"}},
    [SHOW_RULE] = {{"Rule", "Правило", "Regel"}},
    [SHOW_ALLOWED] = {{"That is allowed.", "Это разрешено.", "Das ist erlaubt."}},
    [SHOW_NOT_UNDERSTOOD] = {{"Not understood. Expected a number from the list, an action, or a "
                              "command (help lists them).",
                              "Непонятно. Ожидается номер из списка, действие или команда "
                              "(«помощь» покажет их).",
                              "Nicht verstanden. Erwartet wird eine Nummer aus der Liste, eine "
                              "Aktion oder ein Befehl („hilfe“ zeigt sie)."}},
    [SHOW_NO_UNDO] = {{"Nothing can be taken back: since then chance or another player acted, or "
                       "something hidden was revealed.",
                       "Отменить нельзя: с тех пор вмешался случай, сходил другой игрок или "
                       "открылось что-то тайное.",
                       "Zurücknehmen geht nicht: Seither kam der Zufall oder jemand anderes war am "
                       "Zug, oder Verborgenes wurde aufgedeckt."}},
    [SHOW_UNDONE] = {{"Taken back:", "Отменено:", "Zurückgenommen:"}},
    [SHOW_HINT] = {{"The bot would choose:", "Бот выбрал бы:", "Der Bot würde wählen:"}},
    [SHOW_HINT_SHARE] = {{"of the search", "перебора", "der Suche"}},
    [SHOW_HINT_MARGIN] = {{"expected lead", "ожидаемый отрыв", "erwarteter Vorsprung"}},
    [SHOW_HINT_POINTS] = {{"expected points", "ожидаемые очки", "erwartete Punkte"}},
    [SHOW_NO_ODDS] = {{"There are no odds to tell now.", "Сейчас считать шансы не на что.",
                       "Im Moment gibt es keine Chancen zu berechnen."}},
    [SHOW_PREVIEW_NOTHING] = {{"No number on the table changes at once.",
                               "Сразу ни одно число на столе не изменится.",
                               "Keine Zahl auf dem Tisch ändert sich sofort."}},
    [SHOW_PREVIEW_CHANCE] = {{"Chance or something hidden decides the rest.",
                              "Остальное решит случай или то, что скрыто.",
                              "Den Rest entscheidet der Zufall oder Verborgenes."}},
    [SHOW_PREVIEW_THEN] = {{"Then:", "Затем:", "Danach:"}},
    [SHOW_PREVIEW_OTHER] = {{"Then it is the turn of", "Затем ходит", "Danach ist am Zug:"}},
    [SHOW_PREVIEW_OVER] = {{"That ends the game.", "На этом партия закончится.",
                            "Damit endet das Spiel."}},
    [SHOW_AS_USUAL] = {{"Answered as usual (type ask to be asked):",
                        "Отвечено как обычно (чтобы спрашивали — «спрашивать»):",
                        "Wie üblich beantwortet („fragen“, um gefragt zu werden):"}},
    [SHOW_ASKS] = {{"From now on you are asked everything.", "Теперь спрашивается всё.",
                    "Ab jetzt wird alles gefragt."}},
    [SHOW_ASKS_NOT] = {{"Questions with a usual answer are not asked any more.",
                        "Вопросы с обычным ответом больше не задаются.",
                        "Fragen mit einer üblichen Antwort werden nicht mehr gestellt."}},
    [SHOW_PREVIEW_HOW] = {{"Expected the number of a choice: preview N",
                           "Ожидается номер варианта: «итог N»",
                           "Erwartet wird die Nummer einer Möglichkeit: „vorschau N“"}},
    [SHOW_SAVED] = {{"Saved:", "Сохранено:", "Gespeichert:"}},
    [SHOW_SAVE_HOW] = {{"Expected a file name: save FILE", "Ожидается имя файла: «сохранить ФАЙЛ»",
                        "Erwartet wird ein Dateiname: „speichern DATEI“"}},
    [SHOW_OVER] = {{"The final score", "Итоговый счёт", "Endstand"}},
    [SHOW_WINNER] = {{"Winner:", "Победитель:", "Sieger:"}},
    [SHOW_WINNERS] = {{"Winners:", "Победители:", "Sieger:"}},
    [SHOW_IF_NOW] = {{"If the game ended now, as far as you can know:",
                      "Если бы игра закончилась сейчас, насколько вам известно:",
                      "Wenn das Spiel jetzt endete, soweit du es wissen kannst:"}},
    [SHOW_GOODBYE] = {{"Farewell!", "До встречи!", "Leb wohl!"}},
    [SHOW_HELP] =
        {{"  a number      choose from the list\n"
          "  an action     the same in the words of the saga\n"
          "  ?             this help\n"
          "  ? N, ? action why it is not allowed now\n"
          "  more          more of a long list\n"
          "  table         show the whole table\n"
          "  about         what the things on the table do\n"
          "  about X       what X is: a card, a place, a tile, by its name or number\n"
          "  score         the score sheet of everybody, if it ended now\n"
          "  log           what has happened so far\n"
          "  hint          the choices a bot thinks best, and what it expects of them\n"
          "  odds          the odds of the fight ahead\n"
          "  preview N     what a choice brings and takes, before you make it\n"
          "  undo          take back your last action\n"
          "  ask           be asked what has a usual answer, too, or no longer\n"
          "  rule ID       the text of a rule\n"
          "  save FILE     write the game to a file (play --load FILE goes on)\n"
          "  quit          leave\n",
          "  номер             выбрать из списка\n"
          "  действие          то же словами саги\n"
          "  ?                 эта справка\n"
          "  ? N, ? действие   почему это сейчас нельзя\n"
          "  ещё               продолжение длинного списка\n"
          "  стол              показать весь стол\n"
          "  что               что делают вещи на столе\n"
          "  что X             что такое X: карта, место, жетон — по имени или номеру\n"
          "  счёт              очки всех, если бы игра закончилась сейчас\n"
          "  журнал            что уже произошло\n"
          "  совет             лучшие варианты по мнению бота и чего он от них ждёт\n"
          "  шансы             шансы в предстоящем бою\n"
          "  итог N            что даст и чего будет стоить выбор\n"
          "  отмена            взять назад своё последнее действие\n"
          "  спрашивать        задавать и вопросы с обычным ответом, или уже нет\n"
          "  правило ID        текст правила\n"
          "  сохранить ФАЙЛ    записать игру (play --load ФАЙЛ продолжит её)\n"
          "  выход             уйти\n",
          "  eine Nummer       aus der Liste wählen\n"
          "  eine Aktion       dasselbe mit den Worten der Saga\n"
          "  ?                 diese Hilfe\n"
          "  ? N, ? Aktion     warum es jetzt nicht geht\n"
          "  mehr              mehr von einer langen Liste\n"
          "  tisch             den ganzen Tisch zeigen\n"
          "  was               was die Dinge auf dem Tisch bewirken\n"
          "  was X             was X ist: Karte, Ort, Plättchen, nach Name oder Nummer\n"
          "  wertung           die Punkte aller, wenn es jetzt endete\n"
          "  verlauf           was bisher geschah\n"
          "  tipp              was ein Bot für das Beste hält und was er davon erwartet\n"
          "  chancen           die Chancen im bevorstehenden Kampf\n"
          "  vorschau N        was eine Wahl bringt und kostet, bevor du sie triffst\n"
          "  zurück            die letzte eigene Aktion zurücknehmen\n"
          "  fragen            auch fragen, was eine übliche Antwort hat, oder nicht mehr\n"
          "  regel ID          der Wortlaut einer Regel\n"
          "  speichern DATEI   das Spiel sichern (play --load DATEI setzt es fort)\n"
          "  ende              aufhören\n"}},
    [SHOW_WELCOME] = {{"Type ? for help.", "Наберите «?», чтобы увидеть команды.",
                       "Gib „?“ ein, um die Befehle zu sehen."}},
    [SHOW_ASK_WHY_HOW] = {{"Expected ? and a number or an action.",
                           "Ожидается «?» и номер или действие.",
                           "Erwartet wird „?“ und eine Nummer oder eine Aktion."}},
    [SHOW_YOU] = {{"you", "вы", "du"}},
    [SHOW_RECORD_WELCOME] =
        {{"Recorded by hand; the game is played with the box. Every answer is kept "
          "at once. Type help for the commands.",
          "Запись вручную: партия идёт с коробкой. Каждый ответ сразу "
          "сохраняется. Наберите «помощь», чтобы увидеть команды.",
          "Von Hand erfasst; gespielt wird mit der Schachtel. Jede Antwort wird "
          "sofort gesichert. Gib „hilfe“ ein, um die Befehle zu sehen."}},
    [SHOW_RECORD_HELP] =
        {{"  a number      choose from the list, or the number that was asked for\n"
          "  an answer     the same in words, as done-by 1\n"
          "  book          what the group has: honour, experience, titles, places\n"
          "  recap         what happened in the last scenario\n"
          "  rules         the rules in force, those that are new first\n"
          "  undo          take back the last answer\n"
          "  quit          leave; the same command goes on from here\n",
          "  число         выбрать из списка или ответить числом\n"
          "  ответ         то же словами, например done-by 1\n"
          "  книга         что есть у группы: почёт, опыт, титулы, места\n"
          "  рассказ       что было в прошлом сценарии\n"
          "  правила       действующие правила, сначала новые\n"
          "  отмена        взять назад последний ответ\n"
          "  выход         уйти; та же команда продолжит отсюда\n",
          "  eine Zahl     aus der Liste wählen, oder die erfragte Zahl\n"
          "  eine Antwort  dasselbe in Worten, etwa done-by 1\n"
          "  buch          was die Gruppe hat: Ehre, Erfahrung, Titel, Orte\n"
          "  rückblick     was im letzten Szenario geschah\n"
          "  regeln        die geltenden Regeln, neue zuerst\n"
          "  zurück        die letzte Antwort zurücknehmen\n"
          "  ende          aufhören; derselbe Befehl macht hier weiter\n"}},
    [SHOW_RECORD_EXPECTED] = {{"expected", "ожидается", "erwartet wird"}},
    [SHOW_RECORD_KEPT] = {{"The record is kept; go on with the same command.",
                           "Запись сохранена; продолжить можно той же командой.",
                           "Das Erfasste ist gesichert; derselbe Befehl macht weiter."}},
    [SHOW_RECORD_NO_UNDO] = {{"Nothing was answered yet.", "Ответов ещё не было.",
                              "Es wurde noch nichts geantwortet."}},
    [SHOW_RULES] = {{"Rules in force, new ones first:", "Действующие правила, сначала новые:",
                     "Geltende Regeln, neue zuerst:"}},
    [SHOW_SEALED] = {{"It was played with other content. What it left is kept; it cannot be looked "
                      "through again.",
                      "Эта партия сыграна с другим содержанием. Что она оставила, сохранено; "
                      "просмотреть её нельзя.",
                      "Sie wurde mit anderen Inhalten gespielt. Was sie hinterließ, ist bewahrt; "
                      "ansehen lässt sie sich nicht mehr."}},
    [SHOW_STALE] =
        {{"The next game was begun with other content and cannot go on with this; "
          "campaign fork begins it again. Line",
          "Следующая партия начата с другим содержанием, продолжить её нельзя; "
          "campaign fork начнёт её заново. Строка",
          "Die nächste Partie begann mit anderen Inhalten und kann so nicht weitergehen; "
          "campaign fork beginnt sie neu. Zeile"}},
    [SHOW_CHANGED] = {{"The content has changed since the campaign was kept:",
                       "С последнего сохранения кампании изменилось содержание:",
                       "Seit die Kampagne gesichert wurde, hat sich der Inhalt geändert:"}},
    [SHOW_RECAP] = {{"What happened:", "Что произошло:", "Was geschah:"}},
    [SHOW_IN_SQUARES] = {{"Type the number of the square where its upper left corner is to lie.",
                          "Введите номер клетки, где будет лежать левый верхний угол.",
                          "Gib die Nummer des Feldes ein, auf dem die linke obere Ecke liegen "
                          "soll."}},
    [SHOW_NO_NUMBER] = {{"There is no choice with that number. Expected 1 to {0}.",
                         "Варианта с таким номером нет. Ожидается число от 1 до {0}.",
                         "Eine Möglichkeit mit dieser Nummer gibt es nicht. Erwartet wird 1 bis "
                         "{0}."}},
    [SHOW_NO_SUCH_THING] = {{"Nothing in this game is called that. about alone tells what lies on "
                             "the table.",
                             "В этой партии ничего так не называется. «что» без имени расскажет "
                             "о том, что лежит на столе.",
                             "So heißt in diesem Spiel nichts. „was“ allein erzählt, was auf dem "
                             "Tisch liegt."}},
    [SHOW_ONLY_A_NAME] = {{"there is nothing more to say about it now",
                           "сейчас об этом больше нечего сказать",
                           "mehr gibt es dazu gerade nicht zu sagen"}},
    [SHOW_NO_RULE] = {{"There is no such rule.", "Такого правила нет.",
                       "Eine solche Regel gibt es nicht."}},
};

const char *show_word(show_id id, mh_lang lang) { return words[id].text[lang]; }
