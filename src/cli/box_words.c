/* box_words.c - what the companion says itself, in three languages. */
#include "box.h"

static const mh_label words[BOX_WORDS] = {
    [BOX_WELCOME] =
        {{"The book of your box: everything has the names you give it. Every answer is kept at "
          "once. Type help for the commands.",
          "Книга вашей коробки: у всего те имена, что дадите вы. Каждый ответ сразу сохраняется. "
          "Наберите «помощь», чтобы увидеть команды.",
          "Das Buch eurer Schachtel: Alles heißt so, wie ihr es nennt. Jede Antwort wird sofort "
          "gesichert. Gib „hilfe“ ein, um die Befehle zu sehen."}},
    [BOX_HELP] =
        {{"  a number      choose from the list, or the number that was asked for\n"
          "  a name        a new one, or one from the list; =7 for a name that looks like a "
          "number\n"
          "  -             no name; Enter takes what is offered\n"
          "  book          order, goals, quests, locations, titles, standing\n"
          "  correct N     change an answer of scenario N (0: the table); what follows is reckoned "
          "again\n"
          "  rename A=B    a thing or a person is called otherwise\n"
          "  undo          take back the last answer\n"
          "  quit          leave; the same command goes on from here\n",
          "  число            выбрать из списка или ответить числом\n"
          "  имя              новое или из списка; =7, если имя похоже на число\n"
          "  -                без имени; Enter — то, что предложено\n"
          "  книга            порядок хода, цели, задания, локации, титулы, положение\n"
          "  исправить N      изменить ответ сценария N (0 — стол); дальнейшее пересчитается\n"
          "  переименовать А=Б   назвать вещь или игрока иначе\n"
          "  отмена           взять назад последний ответ\n"
          "  выход            уйти; та же команда продолжит отсюда\n",
          "  eine Zahl        aus der Liste wählen, oder die erfragte Zahl\n"
          "  ein Name         ein neuer oder einer aus der Liste; =7, wenn er wie eine Zahl "
          "aussieht\n"
          "  -                kein Name; die Eingabetaste nimmt das Angebotene\n"
          "  buch             Reihenfolge, Ziele, Aufgaben, Orte, Titel, Stand\n"
          "  korrigieren N    eine Antwort von Szenario N ändern (0: der Tisch); was folgt, wird "
          "neu berechnet\n"
          "  umbenennen A=B   etwas oder jemand heißt anders\n"
          "  zurück           die letzte Antwort zurücknehmen\n"
          "  ende             aufhören; derselbe Befehl macht hier weiter\n"}},
    [BOX_SCENARIO] = {{"Scenario", "Сценарий", "Szenario"}},
    [BOX_ENTER] = {{"Enter:", "Enter:", "Eingabetaste:"}},
    [BOX_A_NAME] = {{"a name", "имя", "ein Name"}},
    [BOX_NONE] = {{"- for none", "- если нет", "- für keins"}},
    [BOX_BAD_NAME] = {{"expected a name of at most 200 letters in UTF-8 that nobody else has",
                       "ожидается имя не длиннее 200 букв в UTF-8, которого нет у других",
                       "erwartet wird ein Name mit höchstens 200 Buchstaben in UTF-8, den sonst "
                       "niemand hat"}},
    [BOX_NO_BOOK] = {{"Nothing is written down for it yet.", "Об этом ещё ничего не записано.",
                      "Dazu steht noch nichts im Buch."}},
    [BOX_WHICH] = {{"Which answer is wrong?", "Какой ответ неверен?",
                    "Welche Antwort ist falsch?"}},
    [BOX_CHANGED] = {{"What changed:", "Что изменилось:", "Was sich geändert hat:"}},
    [BOX_SAME] = {{"Nothing else changed.", "Больше ничего не изменилось.",
                   "Sonst hat sich nichts geändert."}},
    [BOX_GONE] = {{"no longer:", "больше нет:", "nicht mehr:"}},
    [BOX_NEW] = {{"new:", "новое:", "neu:"}},
    [BOX_OPEN_AGAIN] = {{"This must be answered again:", "На это нужно ответить заново:",
                         "Das ist neu zu beantworten:"}},
    [BOX_RENAMED] = {{"Renamed.", "Переименовано.", "Umbenannt."}},
    [BOX_CUT] = {{"The file breaks off in line", "Файл обрывается в строке",
                  "Die Datei bricht ab in Zeile"}},
    [BOX_DONE] = {{"The campaign is over.", "Кампания окончена.", "Die Kampagne ist zu Ende."}},
};

const char *box_words(box_word id, mh_lang lang) { return words[id].text[lang]; }
