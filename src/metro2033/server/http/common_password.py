"""Passwords that are guessed first: a list, well-known words, walks on the keyboard, repetitions.

The words were written down for this project, from what everybody knows to be common in English,
Russian and Hungarian. The list holds the 4,000 most common passwords of a published one.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

LIST: Final = Path(__file__).with_name("common_passwords.bin")
"""Fingerprints one after the other; tools/common_passwords.py writes them."""

FINGERPRINT_BYTES: Final = 5

WORDS: Final = frozenset(
    word
    for line in """
    abc,abcd,access,account,admin,administrator,adobe,alex,alexander,alexandra,amanda,america
    andrea,andrew,angel,angela,angels,anna,anthony,anyu,anyuci,apple,april,apu,arsenal,artem
    arthur,artjom,artyom,asdf,ashley,attila,august,austin,azerty,baby,babygirl,bailey,balazs
    balázs,banana,barbara,barbi,baseball,basketball,batman,beautiful,bella,benjamin,biteme,blink
    blue,bond,boris,boss,brandon,brian,bubbles,budapest,buddy,buster,butterfly,carlos,cat,change
    changeme,charlie,cheese,chelsea,chester,chicken,chocolate,chris,christian,christmas,cica
    coffee,computer,cookie,corvette,cowboy,crystal,csillag,dallas,daniel,dario,dark,david
    december,default,demo,diablo,diamond,dmitri,dmitry,dolphin,donald,dragon,eagle,elizabeth
    emma,eric,eszter,facebook,family,february,ferenc,ferencvaros,ferrari,fish,flower,flowers
    football,forever,forum,fradi,freedom,friday,friend,friends,fuck,fuckyou,gabriel,game,games
    gandalf,ganza,george,gfhjkm,ginger,god,google,great,green,guest,guitar,hammer,hannah,hansa
    happy,harley,harry,heaven,hello,help,heslo,hockey,home,hottie,house,hunter,iceman,iloveyou
    india,internet,iron,istvan,istván,ivan,jackson,jasmine,jason,jatek,jelszavam,jelszo,jelszó
    jennifer,jessica,jesus,john,johnson,jordan,joseph,joshua,jozsef,july,june,junior,justin
    játék,józsef,katalin,khan,killer,king,kiskutya,kismacska,knight,kristina,kutya,lakers,laptop
    laszlo,letme,letmein,lion,liverpool,ljubov,login,london,love,lovely,loveme,lover,loveyou
    lucky,lyubov,lászló,macska,maggie,magic,magyar,magyarorszag,magyarország,manager,march,maria
    marina,marlboro,martin,master,matrix,matthew,maverick,melissa,mercedes,merlin,metallica
    metro,metró,michael,michelle,mickey,miller,minecraft,monday,monkey,morgan,moscow,moskva
    mother,mustang,napsugar,napsugár,naruto,nascar,nastya,natalia,natasha,new,nicholas,nicole
    ninja,nirvana,nothing,november,nyar,nyár,october,olga,oliver,online,open,orange,osz,owner
    parol,parola,pass,passcode,passme,passphrase,passwd,password,patrick,peace,peanut,pepper
    phoenix,pikachu,player,please,pokemon,polina,polis,polyanka,prince,princess,private,privet
    purple,pussy,qwer,qwerty,rachel,rainbow,ranger,raven,red,redline,reich,richard,robert,rocket
    root,rose,rossiya,russia,samantha,samsung,sandra,saturday,scooter,secret,security,september
    sergey,server,service,shadow,shannon,silver,slayer,smokey,snoopy,soccer,sophie,spartak
    spider,spiderman,spring,stalker,star,starwars,station,steven,student,success,summer,sunday
    sunshine,super,superman,superuser,sveta,svetlana,sweet,sydney,system,szerelem,szeretlek
    tatiana,tavasz,taylor,tel,temp,tennis,test,tester,testing,thomas,thunder,thursday,tiger
    tinkerbell,titok,travis,trust,trustno,tuesday,tunnel,tél,unknown,user,vampire,victor
    victoria,vika,viktor,virag,virus,virág,vladimir,warrior,web,webmaster,wednesday,welcome
    whatever,william,windows,winner,winter,wizard,wolf,wordpass,xbox,yankee,yankees,yellow
    yfnfif,you,zenit,zombie,zsuzsa,zsuzsi,zxcvbn,ősz,админ,админчик,александр,алексей,андрей
    анна,артем,артём,ганза,доступ,зенит,игра,йцукен,котик,кошка,красавица,любовь,максим,мама
    марина,мария,метро,москва,настя,наташа,никита,ольга,пароли,пароль,полис,привет,россия
    светлана,сергей,солнышко,спартак,сталкер,татьяна,фыва
    """.split()
    for word in line.split(",")
)

WALKS: Final = (
    "1234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "yxcvbnm",
    "azertyuiop",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "qazwsxedcrfvtgbyhnujmikolp",
    "1q2w3e4r5t6y7u8i9o0p",
    "йцукенгшщзхъ",
    "фывапролджэ",
    "ячсмитьбю",
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "!@#$%^&*()",
)
"""Rows and columns of keyboards, alphabets and digits; people walk along them both ways."""

SPELT: Final = str.maketrans("013457@$!|8", "oieastasiib")
"""Digits and signs that stand for letters."""

LONGEST_NUMBER: Final = 11
LONGEST_PAIR: Final = 10
"""Two common words in a row are guessed too, as long as they are short together."""


def is_common(password: str, name: str = "") -> bool:
    """Whether a password is one of those that are tried first against an account of that name.

    >>> [is_common(text) for text in ("P4ssw0rd2024!", "qwerty123", "11112222", "correct horse")]
    [True, True, True, False]
    >>> is_common("Boris1987", "boris")
    True
    """
    text = unicodedata.normalize("NFKC", password).casefold()
    if len(set(text)) <= 3 or (text.isdigit() and len(text) <= LONGEST_NUMBER):
        return True
    if fingerprint(text) in listed():
        return True
    words = WORDS | {part for part in (core(name.casefold()), name.casefold()) if part}
    cores = {core(text), core(text).translate(SPELT)}
    return is_walk(text) or any(is_made_of(words, unit(found)) for found in cores)


def fingerprint(text: str) -> bytes:
    """What stands for a password in the list: the beginning of its hash."""
    return sha256(text.encode()).digest()[:FINGERPRINT_BYTES]


@cache
def listed() -> frozenset[bytes]:
    """The fingerprints of the list."""
    data = LIST.read_bytes()
    starts = range(0, len(data), FINGERPRINT_BYTES)
    return frozenset(data[start : start + FINGERPRINT_BYTES] for start in starts)


def core(text: str) -> str:
    """A text without digits and signs at its ends."""
    first = next((i for i, c in enumerate(text) if c.isalpha()), len(text))
    last = next((i for i in range(len(text), 0, -1) if text[i - 1].isalpha()), first)
    return text[first:last]


def unit(text: str) -> str:
    """What a text repeats, or the text.

    >>> unit("abcabc"), unit("abcd")
    ('abc', 'abcd')
    """
    again = (text + text).find(text, 1)
    return text[:again] if again > 0 else text


def is_made_of(words: frozenset[str], text: str) -> bool:
    """Whether a text is a word, or two that are short together."""
    if text in words:
        return True
    cuts = range(1, len(text)) if len(text) <= LONGEST_PAIR else ()
    return any(text[:cut] in words and text[cut:] in words for cut in cuts)


def is_walk(text: str) -> bool:
    """Whether a text is walks of three steps or more, apart from two letters at most."""
    left, at = 0, 0
    while at < len(text):
        length = next((n for n in range(len(text) - at, 2, -1) if text[at : at + n] in steps(n)), 0)
        left += 0 if length else 1
        at += length or 1
    return left <= 2


@cache
def steps(length: int) -> frozenset[str]:
    """All walks of a length, there and back."""
    lines = [line for walk in WALKS for line in (walk, walk[::-1])]
    return frozenset(line[i : i + length] for line in lines for i in range(len(line) - length + 1))
