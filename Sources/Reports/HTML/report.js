"use strict";
{
    const form = document.querySelector(".search");
    const box = document.getElementById("search");
    const found = document.getElementById("found");
    const wanting = document.getElementById("show-wanting");
    const fresh = document.getElementById("show-new");
    let stories = null;
    // Of the texts: what is said while they are not there; nothing once they are.
    let lack = found?.dataset.waiting;
    let waiting = 0;

    const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

    const gather = () => {
        if (stories !== null) return;
        stories = Array.from(document.querySelectorAll(".story"), (section) => ({
            section,
            title: plain(section.querySelector("h3").textContent + " " + section.id),
            frames: Array.from(section.querySelectorAll(".frame"), (frame) => ({ frame, text: "" })),
        }));
        globalThis.nightpressFound = (data) => {
            data.forEach(([title, texts], index) => {
                stories[index].title = plain(title);
                texts.forEach((text, page) => { stories[index].frames[page].text = plain(text); });
            });
            lack = "";
            search();
        };
        const script = document.createElement("script");
        script.src = "search.js";
        script.addEventListener("error", () => {
            lack = found.dataset.failure;
            found.textContent = lack;
            if (box.value !== "") search();
        });
        document.head.append(script);
    };

    const isChosen = (frame) => {
        if (wanting?.checked) return !frame.classList.contains("ready");
        if (fresh?.checked) return frame.classList.contains("new");
        return true;
    };

    const search = () => {
        if (stories === null) return;
        const words = plain(box.value).split(/\s+/).filter((word) => word !== "");
        let pages = 0;
        let all = 0;
        let matching = 0;
        for (const { section, title, frames } of stories) {
            let hits = 0;
            for (const { frame, text } of frames) {
                const fits = words.every((word) => title.includes(word) || text.includes(word));
                if (frame.hidden === fits) frame.hidden = !fits;
                if (!isChosen(frame)) continue;
                all += 1;
                if (fits) hits += 1;
            }
            const isEmpty = words.length > 0 ? frames.every(({ frame }) => frame.hidden) : false;
            if (section.hidden !== isEmpty) section.hidden = isEmpty;
            if (hits > 0) matching += 1;
            pages += hits;
        }
        if (words.length === 0) {
            found.textContent = "";
            return;
        }
        const places = matching === 1 ? "1 story" : `${matching} stories`;
        found.textContent = pages === 0
            ? `None of ${all} pages has that. ${lack}`
            : `${pages} of ${all} pages, in ${places}. ${lack}`;
    };

    if (form !== null) {
        form.hidden = false;
        form.addEventListener("submit", (event) => event.preventDefault());
        box.addEventListener("focus", gather);
        box.addEventListener("input", () => {
            gather();
            clearTimeout(waiting);
            waiting = setTimeout(search, 90);
        });
        box.addEventListener("keydown", (event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            if (box.value === "") box.blur();
            box.value = "";
            search();
        });
        for (const input of document.querySelectorAll(".choice input[type=radio]")) {
            input.addEventListener("change", search);
        }
        document.addEventListener("keydown", (event) => {
            if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey) return;
            if (event.target.matches("input[type=search]")) return;
            event.preventDefault();
            box.focus();
            box.select();
        });
    }
}
